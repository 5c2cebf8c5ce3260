# What several games say.

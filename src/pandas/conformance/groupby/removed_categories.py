import numpy as np
import pandas as pd

# case: removed-categories-1
fc = pd.Series(['Y', 'J', 'F', 'P', 'Y'], dtype=pd.CategoricalDtype(['Y', 'J', 'F', 'P']))
result = fc.cat.remove_categories(['F', 'P']), fc.cat.remove_categories('F').cat.categories, fc.cat.remove_categories([]).cat.categories, fc.cat.as_ordered().cat.remove_categories(['F']).cat.categories

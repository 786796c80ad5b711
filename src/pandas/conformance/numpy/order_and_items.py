import numpy as np
import pandas as pd

# case: order-1
result = np.array([1, 2]).item(0)

# case: order-2
result = np.array([5]).item()

# case: order-3
result = np.array([5]).item(1)

# case: order-4
result = np.array([[1, 2], [3, 4]]).flatten('F')

# case: order-5
result = np.array([[1, 2], [3, 4]]).ravel('F')

# case: order-6
result = np.array([[1, 2], [3, 4]]).ravel(order='F')

# case: order-7
result = np.array([1, 2]).flatten('F')

# case: order-8
result = np.array([1, 2]).ravel('C')

# case: order-9
result = np.array([[1, 2], [3, 4]]).flatten('C')

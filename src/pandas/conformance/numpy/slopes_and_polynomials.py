import numpy as np
import pandas as pd
x = np.array([1.0, 2.0, 4.0, 7.0])
y = np.array([2.0, 3.5, 8.0, 20.0])
m = np.array([[1.0, 4.0, 9.0], [2.0, 3.0, 5.0]])
# case: np.polyfit-x-y-1
result = np.polyfit(x, y, 1)
# case: np.polyfit-x-y-2
result = np.polyfit(x, y, 2)
# case: np.polyfit-range-4-pd.Series-y-1-0
result = np.polyfit(range(4), pd.Series(y), 1)[0]
# case: np.polyfit-x-y-1-w-1-1-2-2
result = np.polyfit(x, y, 1, w=[1, 1, 2, 2])
# case: np.polyfit-x-y-2-1
result = np.polyfit(x, y[:2], 1)
# case: np.polyfit-1
result = np.polyfit([], [], 1)
# case: np.polyval-2-0-1-3
result = np.polyval([2, 0, 1], 3)
# case: np.polyval-2-0-1-1-2
result = np.polyval([2, 0, 1], [1, 2])
# case: np.polyval-0.5-1-pd.Series-1-2
result = np.polyval([0.5, 1], pd.Series([1, 2]))
# case: trend
slope, intercept = np.polyfit(np.arange(4), y, 1)
result = round(slope, 3), round(intercept, 3)
# case: np.gradient-y
result = np.gradient(y)
# case: np.gradient-y-2
result = np.gradient(y, 2)
# case: np.gradient-y-x
result = np.gradient(y, x)
# case: np.gradient-1-3
result = np.gradient([1, 3])
# case: np.gradient-1
result = np.gradient([1])
# case: np.gradient-m-axis-1
result = np.gradient(m, axis=1)
# case: np.trapezoid-y
result = np.trapezoid(y)
# case: np.trapezoid-y-x
result = np.trapezoid(y, x)
# case: np.trapezoid-y-dx-0.5
result = np.trapezoid(y, dx=0.5)
# case: np.trapezoid-m-axis-0
result = np.trapezoid(m, axis=0)
# case: np.geomspace-1-1000-4
result = np.geomspace(1, 1000, 4)
# case: np.geomspace-1-0-3
result = np.geomspace(1, 0, 3)
# case: np.inner-x-y
result = np.inner(x, y)
# case: np.inner-m-1-2-3
result = np.inner(m, [1, 2, 3])
# case: np.vdot-m-m
result = np.vdot(m, m)

# Expressions of Python alone: numbers, text, formats, collections and dates.
import pandas as pd
import numpy as np
import re, math, datetime, json, itertools, collections, statistics, functools
from collections import Counter, defaultdict, OrderedDict, deque, namedtuple
from datetime import date, timedelta
# case: format(0, '.2f')
result = format(0, '.2f')
# case: format(0, 'n')
result = format(0, 'n')
# case: format(0, '5')
result = format(0, '5')
# case: math.floor(0)
result = math.floor(0)
# case: bin(0)
result = bin(0)
# case: math.log(0)
result = math.log(0)
# case: math.log10(0)
result = math.log10(0)
# case: '%d' % (0)
result = '%d' % (0)
# case: '%g' % (0)
result = '%g' % (0)
# case: '%05d' % (0)
result = '%05d' % (0)
# case: 0 % 0
result = 0 % 0
# case: 0 / 0
result = 0 / 0
# case: 0 ** 0
result = 0 ** 0
# case: 0 == 0
result = 0 == 0
# case: 0 / 1
result = 0 / 1
# case: 0 ** 1
result = 0 ** 1
# case: 0 == 1
result = 0 == 1
# case: 0 // -1
result = 0 // -1
# case: 0 % 7
result = 0 % 7
# case: 0 < 7
result = 0 < 7
# case: 0 + -7
result = 0 + -7
# case: 0 == -7
result = 0 == -7
# case: 0 + 12345
result = 0 + 12345
# case: 0 % 12345
result = 0 % 12345
# case: 0 / -12345.678
result = 0 / -12345.678
# case: 0 == -12345.678
result = 0 == -12345.678
# case: 0 < -12345.678
result = 0 < -12345.678
# case: 0 * -12345.678
result = 0 * -12345.678
# case: 0 == 0.1
result = 0 == 0.1
# case: 0 + 0.5
result = 0 + 0.5
# case: 0 < 0.5
result = 0 < 0.5
# case: 0 == -2.5
result = 0 == -2.5
# case: 0 // 1e16
result = 0 // 1e16
# case: 0 % 1e16
result = 0 % 1e16
# case: 0 - 1e16
result = 0 - 1e16
# case: 0 // 1e-5
result = 0 // 1e-5
# case: 0 ** 1e-5
result = 0 ** 1e-5
# case: 0 - 1e-5
result = 0 - 1e-5
# case: format(1, 'e')
result = format(1, 'e')
# case: format(1, 'G')
result = format(1, 'G')
# case: format(1, ',.2f')
result = format(1, ',.2f')
# case: format(1, '<10')
result = format(1, '<10')
# case: format(1, 'X')
result = format(1, 'X')
# case: format(1, '.5')
result = format(1, '.5')
# case: format(1, '.10f')
result = format(1, '.10f')
# case: format(1, '08.3f')
result = format(1, '08.3f')
# case: math.floor(1)
result = math.floor(1)
# case: bin(1)
result = bin(1)
# case: math.log(1)
result = math.log(1)
# case: round(1, -1)
result = round(1, -1)
# case: round(1, -2)
result = round(1, -2)
# case: '%d' % (1)
result = '%d' % (1)
# case: '%g' % (1)
result = '%g' % (1)
# case: '%05d' % (1)
result = '%05d' % (1)
# case: 1 // 0
result = 1 // 0
# case: 1 / -1
result = 1 / -1
# case: 1 < -1
result = 1 < -1
# case: 1 + 7
result = 1 + 7
# case: 1 // 7
result = 1 // 7
# case: 1 - 7
result = 1 - 7
# case: 1 % -7
result = 1 % -7
# case: 1 ** -7
result = 1 ** -7
# case: 1 == 0.1
result = 1 == 0.1
# case: 1 * 0.5
result = 1 * 0.5
# case: 1 - 0.5
result = 1 - 0.5
# case: 1 // -2.5
result = 1 // -2.5
# case: 1 ** -2.5
result = 1 ** -2.5
# case: 1 % 1e16
result = 1 % 1e16
# case: 1 == 1e16
result = 1 == 1e16
# case: 1 - 1e-5
result = 1 - 1e-5
# case: format(-1, '.3g')
result = format(-1, '.3g')
# case: format(-1, '010')
result = format(-1, '010')
# case: format(-1, 'n')
result = format(-1, 'n')
# case: format(-1, '.5')
result = format(-1, '.5')
# case: format(-1, '5')
result = format(-1, '5')
# case: math.sqrt(-1)
result = math.sqrt(-1)
# case: math.log(-1)
result = math.log(-1)
# case: round(-1, 0)
result = round(-1, 0)
# case: round(-1, 1)
result = round(-1, 1)
# case: round(-1, 2)
result = round(-1, 2)
# case: '%05d' % (-1)
result = '%05d' % (-1)
# case: -1 - 0
result = -1 - 0
# case: -1 - 1
result = -1 - 1
# case: -1 + -1
result = -1 + -1
# case: -1 == -1
result = -1 == -1
# case: -1 ** 7
result = -1 ** 7
# case: -1 == 7
result = -1 == 7
# case: -1 // -7
result = -1 // -7
# case: -1 == 12345
result = -1 == 12345
# case: -1 * 12345
result = -1 * 12345
# case: -1 - 12345
result = -1 - 12345
# case: -1 / -12345.678
result = -1 / -12345.678
# case: -1 < -12345.678
result = -1 < -12345.678
# case: -1 * -12345.678
result = -1 * -12345.678
# case: -1 % 0.1
result = -1 % 0.1
# case: -1 == 0.1
result = -1 == 0.1
# case: -1 < 0.1
result = -1 < 0.1
# case: -1 - 2.5
result = -1 - 2.5
# case: -1 < -2.5
result = -1 < -2.5
# case: -1 * -2.5
result = -1 * -2.5
# case: -1 - 1e16
result = -1 - 1e16
# case: -1 % 1e-5
result = -1 % 1e-5
# case: -1 == 1e-5
result = -1 == 1e-5
# case: format(7, '10.2f')
result = format(7, '10.2f')
# case: format(7, '<10')
result = format(7, '<10')
# case: format(7, '010.2f')
result = format(7, '010.2f')
# case: format(7, 'n')
result = format(7, 'n')
# case: format(7, '.5')
result = format(7, '.5')
# case: format(7, '5')
result = format(7, '5')
# case: math.floor(7)
result = math.floor(7)
# case: bin(7)
result = bin(7)
# case: math.log(7)
result = math.log(7)
# case: '%d' % (7)
result = '%d' % (7)
# case: '%g' % (7)
result = '%g' % (7)
# case: '%05d' % (7)
result = '%05d' % (7)
# case: 7 // 0
result = 7 // 0
# case: 7 / 0
result = 7 / 0
# case: 7 / 1
result = 7 / 1
# case: 7 - -1
result = 7 - -1
# case: 7 < 7
result = 7 < 7
# case: 7 == -7
result = 7 == -7
# case: 7 < -7
result = 7 < -7
# case: 7 // 12345
result = 7 // 12345
# case: 7 + 0.5
result = 7 + 0.5
# case: 7 == 0.5
result = 7 == 0.5
# case: 7 < 0.5
result = 7 < 0.5
# case: 7 // 1.5
result = 7 // 1.5
# case: 7 / 1.5
result = 7 / 1.5
# case: 7 ** 1.5
result = 7 ** 1.5
# case: 7 // 2.5
result = 7 // 2.5
# case: 7 ** 2.5
result = 7 ** 2.5
# case: 7 // -2.5
result = 7 // -2.5
# case: 7 / -2.5
result = 7 / -2.5
# case: 7 ** -2.5
result = 7 ** -2.5
# case: 7 + 1e16
result = 7 + 1e16
# case: 7 == 1e16
result = 7 == 1e16
# case: 7 + 1e-5
result = 7 + 1e-5
# case: format(-7, 'e')
result = format(-7, 'e')
# case: format(-7, '.3g')
result = format(-7, '.3g')
# case: format(-7, 'G')
result = format(-7, 'G')
# case: format(-7, ',.2f')
result = format(-7, ',.2f')
# case: format(-7, '010')
result = format(-7, '010')
# case: format(-7, 'X')
result = format(-7, 'X')
# case: format(-7, 'c')
result = format(-7, 'c')
# case: format(-7, '.5')
result = format(-7, '.5')
# case: format(-7, 's')
result = format(-7, 's')
# case: format(-7, '.10f')
result = format(-7, '.10f')
# case: format(-7, '08.3f')
result = format(-7, '08.3f')
# case: math.sqrt(-7)
result = math.sqrt(-7)
# case: math.log(-7)
result = math.log(-7)
# case: round(-7, -1)
result = round(-7, -1)
# case: round(-7, -2)
result = round(-7, -2)
# case: '%05d' % (-7)
result = '%05d' % (-7)
# case: -7 % 0
result = -7 % 0
# case: -7 ** 0
result = -7 ** 0
# case: -7 % 1
result = -7 % 1
# case: -7 == 1
result = -7 == 1
# case: -7 * 7
result = -7 * 7
# case: -7 * -7
result = -7 * -7
# case: -7 * 12345
result = -7 * 12345
# case: -7 - 12345
result = -7 - 12345
# case: -7 % -12345.678
result = -7 % -12345.678
# case: -7 < -12345.678
result = -7 < -12345.678
# case: -7 / 0.5
result = -7 / 0.5
# case: -7 + 1.5
result = -7 + 1.5
# case: -7 % 1.5
result = -7 % 1.5
# case: -7 // 2.5
result = -7 // 2.5
# case: -7 % 2.5
result = -7 % 2.5
# case: -7 ** 2.5
result = -7 ** 2.5
# case: -7 // -2.5
result = -7 // -2.5
# case: -7 + 1e16
result = -7 + 1e16
# case: -7 == 1e16
result = -7 == 1e16
# case: -7 == 1e-5
result = -7 == 1e-5
# case: format(12345, ',')
result = format(12345, ',')
# case: format(12345, '>10')
result = format(12345, '>10')
# case: format(12345, '^10')
result = format(12345, '^10')
# case: format(12345, '010.2f')
result = format(12345, '010.2f')
# case: format(12345, '+.1f')
result = format(12345, '+.1f')
# case: format(12345, '.5')
result = format(12345, '.5')
# case: repr(12345)
result = repr(12345)
# case: float(12345)
result = float(12345)
# case: round(12345)
result = round(12345)
# case: math.exp(12345)
result = math.exp(12345)
# case: round(12345, -1)
result = round(12345, -1)
# case: round(12345, -2)
result = round(12345, -2)
# case: round(12345, None)
result = round(12345, None)
# case: '%d' % (12345)
result = '%d' % (12345)
# case: '%-8s|' % (12345)
result = '%-8s|' % (12345)
# case: '%r' % (12345)
result = '%r' % (12345)
# case: 12345 - 0
result = 12345 - 0
# case: 12345 + 1
result = 12345 + 1
# case: 12345 - 1
result = 12345 - 1
# case: 12345 + -1
result = 12345 + -1
# case: 12345 ** -1
result = 12345 ** -1
# case: 12345 ** 7
result = 12345 ** 7
# case: 12345 == 7
result = 12345 == 7
# case: 12345 == 12345
result = 12345 == 12345
# case: 12345 < 12345
result = 12345 < 12345
# case: 12345 // 0.1
result = 12345 // 0.1
# case: 12345 ** 0.1
result = 12345 ** 0.1
# case: 12345 - 0.1
result = 12345 - 0.1
# case: 12345 / 0.5
result = 12345 / 0.5
# case: 12345 % 1.5
result = 12345 % 1.5
# case: 12345 % 2.5
result = 12345 % 2.5
# case: 12345 < 2.5
result = 12345 < 2.5
# case: 12345 + -2.5
result = 12345 + -2.5
# case: 12345 / 1e-5
result = 12345 / 1e-5
# case: format(-12345.678, 'd')
result = format(-12345.678, 'd')
# case: format(-12345.678, ',')
result = format(-12345.678, ',')
# case: format(-12345.678, ',.2f')
result = format(-12345.678, ',.2f')
# case: format(-12345.678, '10.2f')
result = format(-12345.678, '10.2f')
# case: format(-12345.678, '<10')
result = format(-12345.678, '<10')
# case: format(-12345.678, 'x')
result = format(-12345.678, 'x')
# case: format(-12345.678, 'b')
result = format(-12345.678, 'b')
# case: format(-12345.678, '=+10')
result = format(-12345.678, '=+10')
# case: format(-12345.678, '.5')
result = format(-12345.678, '.5')
# case: str(-12345.678)
result = str(-12345.678)
# case: float(-12345.678)
result = float(-12345.678)
# case: math.sqrt(-12345.678)
result = math.sqrt(-12345.678)
# case: math.log(-12345.678)
result = math.log(-12345.678)
# case: math.log10(-12345.678)
result = math.log10(-12345.678)
# case: math.exp(-12345.678)
result = math.exp(-12345.678)
# case: '%c' % (-12345.678)
result = '%c' % (-12345.678)
# case: -12345.678 ** 0
result = -12345.678 ** 0
# case: -12345.678 == 0
result = -12345.678 == 0
# case: -12345.678 ** 1
result = -12345.678 ** 1
# case: -12345.678 == 1
result = -12345.678 == 1
# case: -12345.678 == -1
result = -12345.678 == -1
# case: -12345.678 + 7
result = -12345.678 + 7
# case: -12345.678 + -7
result = -12345.678 + -7
# case: -12345.678 // -7
result = -12345.678 // -7
# case: -12345.678 + 12345
result = -12345.678 + 12345
# case: -12345.678 + -12345.678
result = -12345.678 + -12345.678
# case: -12345.678 + 0.1
result = -12345.678 + 0.1
# case: -12345.678 < 0.1
result = -12345.678 < 0.1
# case: -12345.678 * 1.5
result = -12345.678 * 1.5
# case: -12345.678 - 1.5
result = -12345.678 - 1.5
# case: -12345.678 * 2.5
result = -12345.678 * 2.5
# case: -12345.678 - 2.5
result = -12345.678 - 2.5
# case: -12345.678 == -2.5
result = -12345.678 == -2.5
# case: -12345.678 - -2.5
result = -12345.678 - -2.5
# case: -12345.678 // 1e16
result = -12345.678 // 1e16
# case: -12345.678 < 1e16
result = -12345.678 < 1e16
# case: -12345.678 * 1e16
result = -12345.678 * 1e16
# case: format(0.1, '.0f')
result = format(0.1, '.0f')
# case: format(0.1, 'e')
result = format(0.1, 'e')
# case: format(0.1, 'G')
result = format(0.1, 'G')
# case: format(0.1, '+.1f')
result = format(0.1, '+.1f')
# case: format(0.1, '+d')
result = format(0.1, '+d')
# case: format(0.1, 'o')
result = format(0.1, 'o')
# case: format(0.1, 'X')
result = format(0.1, 'X')
# case: format(0.1, '#x')
result = format(0.1, '#x')
# case: format(0.1, 'c')
result = format(0.1, 'c')
# case: format(0.1, '_d')
result = format(0.1, '_d')
# case: int(0.1)
result = int(0.1)
# case: float(0.1)
result = float(0.1)
# case: abs(0.1)
result = abs(0.1)
# case: math.floor(0.1)
result = math.floor(0.1)
# case: bin(0.1)
result = bin(0.1)
# case: math.log10(0.1)
result = math.log10(0.1)
# case: '%e' % (0.1)
result = '%e' % (0.1)
# case: '%i' % (0.1)
result = '%i' % (0.1)
# case: 0.1 + 0
result = 0.1 + 0
# case: 0.1 ** 0
result = 0.1 ** 0
# case: 0.1 == 0
result = 0.1 == 0
# case: 0.1 + 1
result = 0.1 + 1
# case: 0.1 ** 1
result = 0.1 ** 1
# case: 0.1 == 1
result = 0.1 == 1
# case: 0.1 + -7
result = 0.1 + -7
# case: 0.1 * -7
result = 0.1 * -7
# case: 0.1 / 12345
result = 0.1 / 12345
# case: 0.1 // -12345.678
result = 0.1 // -12345.678
# case: 0.1 % -12345.678
result = 0.1 % -12345.678
# case: 0.1 * -12345.678
result = 0.1 * -12345.678
# case: 0.1 / 0.5
result = 0.1 / 0.5
# case: 0.1 % 1.5
result = 0.1 % 1.5
# case: 0.1 < 1.5
result = 0.1 < 1.5
# case: 0.1 % 2.5
result = 0.1 % 2.5
# case: 0.1 + -2.5
result = 0.1 + -2.5
# case: 0.1 / 1e-5
result = 0.1 / 1e-5
# case: format(0.5, '')
result = format(0.5, '')
# case: format(0.5, 'd')
result = format(0.5, 'd')
# case: format(0.5, '.0f')
result = format(0.5, '.0f')
# case: format(0.5, 'g')
result = format(0.5, 'g')
# case: format(0.5, ',.2f')
result = format(0.5, ',.2f')
# case: format(0.5, '+d')
result = format(0.5, '+d')
# case: format(0.5, '%')
result = format(0.5, '%')
# case: format(0.5, 'x')
result = format(0.5, 'x')
# case: format(0.5, 'b')
result = format(0.5, 'b')
# case: format(0.5, '_')
result = format(0.5, '_')
# case: format(0.5, '_d')
result = format(0.5, '_d')
# case: format(0.5, '.10f')
result = format(0.5, '.10f')
# case: int(0.5)
result = int(0.5)
# case: float(0.5)
result = float(0.5)
# case: abs(0.5)
result = abs(0.5)
# case: math.floor(0.5)
result = math.floor(0.5)
# case: math.log10(0.5)
result = math.log10(0.5)
# case: round(0.5, 0)
result = round(0.5, 0)
# case: round(0.5, 1)
result = round(0.5, 1)
# case: round(0.5, 2)
result = round(0.5, 2)
# case: '%e' % (0.5)
result = '%e' % (0.5)
# case: '%i' % (0.5)
result = '%i' % (0.5)
# case: 0.5 // 0
result = 0.5 // 0
# case: 0.5 / 0
result = 0.5 / 0
# case: 0.5 // 1
result = 0.5 // 1
# case: 0.5 / 1
result = 0.5 / 1
# case: 0.5 % -1
result = 0.5 % -1
# case: 0.5 < 7
result = 0.5 < 7
# case: 0.5 / -7
result = 0.5 / -7
# case: 0.5 / 12345
result = 0.5 / 12345
# case: 0.5 + 0.5
result = 0.5 + 0.5
# case: 0.5 // 0.5
result = 0.5 // 0.5
# case: 0.5 ** 0.5
result = 0.5 ** 0.5
# case: 0.5 < 0.5
result = 0.5 < 0.5
# case: 0.5 / 1.5
result = 0.5 / 1.5
# case: 0.5 == 1.5
result = 0.5 == 1.5
# case: 0.5 == 2.5
result = 0.5 == 2.5
# case: 0.5 % -2.5
result = 0.5 % -2.5
# case: 0.5 < 1e-5
result = 0.5 < 1e-5
# case: 0.5 * 1e-5
result = 0.5 * 1e-5
# case: format(1.5, '<10')
result = format(1.5, '<10')
# case: format(1.5, '.1%')
result = format(1.5, '.1%')
# case: format(1.5, 'o')
result = format(1.5, 'o')
# case: format(1.5, 'X')
result = format(1.5, 'X')
# case: format(1.5, 'c')
result = format(1.5, 'c')
# case: format(1.5, 's')
result = format(1.5, 's')
# case: int(1.5)
result = int(1.5)
# case: math.ceil(1.5)
result = math.ceil(1.5)
# case: bin(1.5)
result = bin(1.5)
# case: math.log(1.5)
result = math.log(1.5)
# case: math.log10(1.5)
result = math.log10(1.5)
# case: '%5.2f' % (1.5)
result = '%5.2f' % (1.5)
# case: '%x' % (1.5)
result = '%x' % (1.5)
# case: '%i' % (1.5)
result = '%i' % (1.5)
# case: 1.5 // 0
result = 1.5 // 0
# case: 1.5 // 1
result = 1.5 // 1
# case: 1.5 % -1
result = 1.5 % -1
# case: 1.5 - -1
result = 1.5 - -1
# case: 1.5 + 7
result = 1.5 + 7
# case: 1.5 / -7
result = 1.5 / -7
# case: 1.5 ** -7
result = 1.5 ** -7
# case: 1.5 + 12345
result = 1.5 + 12345
# case: 1.5 % 12345
result = 1.5 % 12345
# case: 1.5 == 12345
result = 1.5 == 12345
# case: 1.5 % -12345.678
result = 1.5 % -12345.678
# case: 1.5 / 0.1
result = 1.5 / 0.1
# case: 1.5 == 0.1
result = 1.5 == 0.1
# case: 1.5 * 0.5
result = 1.5 * 0.5
# case: 1.5 == -2.5
result = 1.5 == -2.5
# case: 1.5 // 1e16
result = 1.5 // 1e16
# case: 1.5 % 1e16
result = 1.5 % 1e16
# case: 1.5 // 1e-5
result = 1.5 // 1e-5
# case: 1.5 ** 1e-5
result = 1.5 ** 1e-5
# case: 1.5 - 1e-5
result = 1.5 - 1e-5
# case: format(2.5, '')
result = format(2.5, '')
# case: format(2.5, 'd')
result = format(2.5, 'd')
# case: format(2.5, 'E')
result = format(2.5, 'E')
# case: format(2.5, 'g')
result = format(2.5, 'g')
# case: format(2.5, '.3g')
result = format(2.5, '.3g')
# case: format(2.5, '010')
result = format(2.5, '010')
# case: format(2.5, '+d')
result = format(2.5, '+d')
# case: format(2.5, '%')
result = format(2.5, '%')
# case: format(2.5, 'x')
result = format(2.5, 'x')
# case: format(2.5, 'b')
result = format(2.5, 'b')
# case: format(2.5, '#x')
result = format(2.5, '#x')
# case: format(2.5, '_')
result = format(2.5, '_')
# case: format(2.5, '_d')
result = format(2.5, '_d')
# case: format(2.5, '*^12')
result = format(2.5, '*^12')
# case: round(2.5)
result = round(2.5)
# case: bin(2.5)
result = bin(2.5)
# case: '%x' % (2.5)
result = '%x' % (2.5)
# case: '%+d' % (2.5)
result = '%+d' % (2.5)
# case: 2.5 // 0
result = 2.5 // 0
# case: 2.5 % 0
result = 2.5 % 0
# case: 2.5 / 0
result = 2.5 / 0
# case: 2.5 < 0
result = 2.5 < 0
# case: 2.5 < 1
result = 2.5 < 1
# case: 2.5 - -1
result = 2.5 - -1
# case: 2.5 / 7
result = 2.5 / 7
# case: 2.5 * 7
result = 2.5 * 7
# case: 2.5 < -7
result = 2.5 < -7
# case: 2.5 // 12345
result = 2.5 // 12345
# case: 2.5 < 12345
result = 2.5 < 12345
# case: 2.5 - -12345.678
result = 2.5 - -12345.678
# case: 2.5 + 0.5
result = 2.5 + 0.5
# case: 2.5 < 0.5
result = 2.5 < 0.5
# case: 2.5 / 1.5
result = 2.5 / 1.5
# case: 2.5 + -2.5
result = 2.5 + -2.5
# case: 2.5 / 1e-5
result = 2.5 / 1e-5
# case: format(-2.5, 'd')
result = format(-2.5, 'd')
# case: format(-2.5, ',')
result = format(-2.5, ',')
# case: format(-2.5, '+.1f')
result = format(-2.5, '+.1f')
# case: format(-2.5, 'x')
result = format(-2.5, 'x')
# case: str(-2.5)
result = str(-2.5)
# case: bool(-2.5)
result = bool(-2.5)
# case: math.log10(-2.5)
result = math.log10(-2.5)
# case: '%5.2f' % (-2.5)
result = '%5.2f' % (-2.5)
# case: '%e' % (-2.5)
result = '%e' % (-2.5)
# case: '%i' % (-2.5)
result = '%i' % (-2.5)
# case: -2.5 // 0
result = -2.5 // 0
# case: -2.5 // 1
result = -2.5 // 1
# case: -2.5 // -1
result = -2.5 // -1
# case: -2.5 % -1
result = -2.5 % -1
# case: -2.5 - -1
result = -2.5 - -1
# case: -2.5 + 7
result = -2.5 + 7
# case: -2.5 - 7
result = -2.5 - 7
# case: -2.5 / -7
result = -2.5 / -7
# case: -2.5 == -7
result = -2.5 == -7
# case: -2.5 < -7
result = -2.5 < -7
# case: -2.5 / 12345
result = -2.5 / 12345
# case: -2.5 % -12345.678
result = -2.5 % -12345.678
# case: -2.5 / -12345.678
result = -2.5 / -12345.678
# case: -2.5 < -12345.678
result = -2.5 < -12345.678
# case: -2.5 * -12345.678
result = -2.5 * -12345.678
# case: -2.5 // 0.5
result = -2.5 // 0.5
# case: -2.5 % 0.5
result = -2.5 % 0.5
# case: -2.5 ** 0.5
result = -2.5 ** 0.5
# case: -2.5 / 1.5
result = -2.5 / 1.5
# case: -2.5 == 1.5
result = -2.5 == 1.5
# case: -2.5 / 2.5
result = -2.5 / 2.5
# case: -2.5 == 2.5
result = -2.5 == 2.5
# case: -2.5 % -2.5
result = -2.5 % -2.5
# case: -2.5 < 1e-5
result = -2.5 < 1e-5
# case: -2.5 * 1e-5
result = -2.5 * 1e-5
# case: format(1e16, 'd')
result = format(1e16, 'd')
# case: format(1e16, ',')
result = format(1e16, ',')
# case: format(1e16, '<10')
result = format(1e16, '<10')
# case: format(1e16, '+d')
result = format(1e16, '+d')
# case: format(1e16, 'x')
result = format(1e16, 'x')
# case: format(1e16, '_d')
result = format(1e16, '_d')
# case: format(1e16, '08.3f')
result = format(1e16, '08.3f')
# case: bin(1e16)
result = bin(1e16)
# case: hex(1e16)
result = hex(1e16)
# case: math.exp(1e16)
result = math.exp(1e16)
# case: round(1e16, -1)
result = round(1e16, -1)
# case: round(1e16, -2)
result = round(1e16, -2)
# case: '%s' % (1e16)
result = '%s' % (1e16)
# case: '%g' % (1e16)
result = '%g' % (1e16)
# case: '%x' % (1e16)
result = '%x' % (1e16)
# case: '%05d' % (1e16)
result = '%05d' % (1e16)
# case: '%c' % (1e16)
result = '%c' % (1e16)
# case: 1e16 + -1
result = 1e16 + -1
# case: 1e16 // -1
result = 1e16 // -1
# case: 1e16 * -1
result = 1e16 * -1
# case: 1e16 + 7
result = 1e16 + 7
# case: 1e16 == 7
result = 1e16 == 7
# case: 1e16 - 7
result = 1e16 - 7
# case: 1e16 == -7
result = 1e16 == -7
# case: 1e16 % -12345.678
result = 1e16 % -12345.678
# case: 1e16 * -12345.678
result = 1e16 * -12345.678
# case: 1e16 % 0.5
result = 1e16 % 0.5
# case: 1e16 == 0.5
result = 1e16 == 0.5
# case: 1e16 // 1.5
result = 1e16 // 1.5
# case: 1e16 / 1.5
result = 1e16 / 1.5
# case: 1e16 // 2.5
result = 1e16 // 2.5
# case: 1e16 / 2.5
result = 1e16 / 2.5
# case: 1e16 / -2.5
result = 1e16 / -2.5
# case: 1e16 == -2.5
result = 1e16 == -2.5
# case: 1e16 // 1e16
result = 1e16 // 1e16
# case: 1e16 + 1e-5
result = 1e16 + 1e-5
# case: format(1e-5, 'e')
result = format(1e-5, 'e')
# case: format(1e-5, '>10')
result = format(1e-5, '>10')
# case: format(1e-5, '^10')
result = format(1e-5, '^10')
# case: format(1e-5, '+d')
result = format(1e-5, '+d')
# case: format(1e-5, 'o')
result = format(1e-5, 'o')
# case: format(1e-5, 'X')
result = format(1e-5, 'X')
# case: format(1e-5, 'c')
result = format(1e-5, 'c')
# case: format(1e-5, '_d')
result = format(1e-5, '_d')
# case: format(1e-5, 's')
result = format(1e-5, 's')
# case: bin(1e-5)
result = bin(1e-5)
# case: hex(1e-5)
result = hex(1e-5)
# case: '%s' % (1e-5)
result = '%s' % (1e-5)
# case: '%g' % (1e-5)
result = '%g' % (1e-5)
# case: '%c' % (1e-5)
result = '%c' % (1e-5)
# case: 1e-5 + -1
result = 1e-5 + -1
# case: 1e-5 + 7
result = 1e-5 + 7
# case: 1e-5 ** 7
result = 1e-5 ** 7
# case: 1e-5 == 7
result = 1e-5 == 7
# case: 1e-5 - 7
result = 1e-5 - 7
# case: 1e-5 ** -7
result = 1e-5 ** -7
# case: 1e-5 == 12345
result = 1e-5 == 12345
# case: 1e-5 < 12345
result = 1e-5 < 12345
# case: 1e-5 - -12345.678
result = 1e-5 - -12345.678
# case: 1e-5 / 0.1
result = 1e-5 / 0.1
# case: 1e-5 == 0.5
result = 1e-5 == 0.5
# case: 1e-5 * 0.5
result = 1e-5 * 0.5
# case: 1e-5 // 1.5
result = 1e-5 // 1.5
# case: 1e-5 ** 1.5
result = 1e-5 ** 1.5
# case: 1e-5 // 2.5
result = 1e-5 // 2.5
# case: 1e-5 ** 2.5
result = 1e-5 ** 2.5
# case: 1e-5 / -2.5
result = 1e-5 / -2.5
# case: 1e-5 + 1e-5
result = 1e-5 + 1e-5
# case: format(123456789.123, '.3e')
result = format(123456789.123, '.3e')
# case: format(123456789.123, '10')
result = format(123456789.123, '10')
# case: format(123456789.123, '+d')
result = format(123456789.123, '+d')
# case: format(123456789.123, 'o')
result = format(123456789.123, 'o')
# case: format(123456789.123, '#x')
result = format(123456789.123, '#x')
# case: format(123456789.123, 'c')
result = format(123456789.123, 'c')
# case: format(123456789.123, '_d')
result = format(123456789.123, '_d')
# case: format(123456789.123, 's')
result = format(123456789.123, 's')
# case: math.floor(123456789.123)
result = math.floor(123456789.123)
# case: math.ceil(123456789.123)
result = math.ceil(123456789.123)
# case: hash(123456789.123)
result = hash(123456789.123)
# case: hex(123456789.123)
result = hex(123456789.123)
# case: math.sqrt(123456789.123)
result = math.sqrt(123456789.123)
# case: math.exp(123456789.123)
result = math.exp(123456789.123)
# case: -(123456789.123)
result = -(123456789.123)
# case: round(123456789.123, None)
result = round(123456789.123, None)
# case: '%d' % (123456789.123)
result = '%d' % (123456789.123)
# case: '%x' % (123456789.123)
result = '%x' % (123456789.123)
# case: 123456789.123 * -1
result = 123456789.123 * -1
# case: 123456789.123 + 7
result = 123456789.123 + 7
# case: 123456789.123 == 7
result = 123456789.123 == 7
# case: 123456789.123 - 7
result = 123456789.123 - 7
# case: 123456789.123 // 12345
result = 123456789.123 // 12345
# case: 123456789.123 * 12345
result = 123456789.123 * 12345
# case: 123456789.123 - 12345
result = 123456789.123 - 12345
# case: 123456789.123 / 0.1
result = 123456789.123 / 0.1
# case: 123456789.123 == 0.5
result = 123456789.123 == 0.5
# case: 123456789.123 - 0.5
result = 123456789.123 - 0.5
# case: 123456789.123 // 1.5
result = 123456789.123 // 1.5
# case: 123456789.123 // 2.5
result = 123456789.123 // 2.5
# case: 123456789.123 // -2.5
result = 123456789.123 // -2.5
# case: 123456789.123 / -2.5
result = 123456789.123 / -2.5
# case: 123456789.123 == 1e16
result = 123456789.123 == 1e16
# case: 123456789.123 + 1e-5
result = 123456789.123 + 1e-5
# case: 123456789.123 == 1e-5
result = 123456789.123 == 1e-5
# case: format(1e22, '.0f')
result = format(1e22, '.0f')
# case: format(1e22, '010.2f')
result = format(1e22, '010.2f')
# case: format(1e22, '+.1f')
result = format(1e22, '+.1f')
# case: format(1e22, 'o')
result = format(1e22, 'o')
# case: format(1e22, 'X')
result = format(1e22, 'X')
# case: format(1e22, 's')
result = format(1e22, 's')
# case: int(1e22)
result = int(1e22)
# case: bin(1e22)
result = bin(1e22)
# case: hex(1e22)
result = hex(1e22)
# case: '%s' % (1e22)
result = '%s' % (1e22)
# case: '%g' % (1e22)
result = '%g' % (1e22)
# case: '%c' % (1e22)
result = '%c' % (1e22)
# case: 1e22 % 0
result = 1e22 % 0
# case: 1e22 % 1
result = 1e22 % 1
# case: 1e22 == 1
result = 1e22 == 1
# case: 1e22 / 7
result = 1e22 / 7
# case: 1e22 * 7
result = 1e22 * 7
# case: 1e22 * -7
result = 1e22 * -7
# case: 1e22 // -12345.678
result = 1e22 // -12345.678
# case: 1e22 - 0.1
result = 1e22 - 0.1
# case: 1e22 // 0.5
result = 1e22 // 0.5
# case: 1e22 / 0.5
result = 1e22 / 0.5
# case: 1e22 % 1.5
result = 1e22 % 1.5
# case: 1e22 == 1.5
result = 1e22 == 1.5
# case: 1e22 % 2.5
result = 1e22 % 2.5
# case: 1e22 == 2.5
result = 1e22 == 2.5
# case: 1e22 < 2.5
result = 1e22 < 2.5
# case: 1e22 % -2.5
result = 1e22 % -2.5
# case: 1e22 < 1e-5
result = 1e22 < 1e-5
# case: 1e22 * 1e-5
result = 1e22 * 1e-5
# case: format(3.14159, '.0f')
result = format(3.14159, '.0f')
# case: format(3.14159, '010.2f')
result = format(3.14159, '010.2f')
# case: format(3.14159, '+d')
result = format(3.14159, '+d')
# case: format(3.14159, 'o')
result = format(3.14159, 'o')
# case: format(3.14159, 'X')
result = format(3.14159, 'X')
# case: format(3.14159, '#x')
result = format(3.14159, '#x')
# case: format(3.14159, 'c')
result = format(3.14159, 'c')
# case: format(3.14159, '_d')
result = format(3.14159, '_d')
# case: format(3.14159, 's')
result = format(3.14159, 's')
# case: hash(3.14159)
result = hash(3.14159)
# case: math.exp(3.14159)
result = math.exp(3.14159)
# case: '%05d' % (3.14159)
result = '%05d' % (3.14159)
# case: '%i' % (3.14159)
result = '%i' % (3.14159)
# case: 3.14159 // 0
result = 3.14159 // 0
# case: 3.14159 % 0
result = 3.14159 % 0
# case: 3.14159 / 0
result = 3.14159 / 0
# case: 3.14159 < 0
result = 3.14159 < 0
# case: 3.14159 // 1
result = 3.14159 // 1
# case: 3.14159 < 1
result = 3.14159 < 1
# case: 3.14159 // -1
result = 3.14159 // -1
# case: 3.14159 % -1
result = 3.14159 % -1
# case: 3.14159 - -1
result = 3.14159 - -1
# case: 3.14159 / 7
result = 3.14159 / 7
# case: 3.14159 * 7
result = 3.14159 * 7
# case: 3.14159 / -7
result = 3.14159 / -7
# case: 3.14159 == -7
result = 3.14159 == -7
# case: 3.14159 - 12345
result = 3.14159 - 12345
# case: 3.14159 == -12345.678
result = 3.14159 == -12345.678
# case: 3.14159 + 0.5
result = 3.14159 + 0.5
# case: 3.14159 % 0.5
result = 3.14159 % 0.5
# case: 3.14159 == 0.5
result = 3.14159 == 0.5
# case: 3.14159 // 1.5
result = 3.14159 // 1.5
# case: 3.14159 / 1.5
result = 3.14159 / 1.5
# case: 3.14159 ** 1.5
result = 3.14159 ** 1.5
# case: 3.14159 // 2.5
result = 3.14159 // 2.5
# case: 3.14159 / 2.5
result = 3.14159 / 2.5
# case: 3.14159 ** 2.5
result = 3.14159 ** 2.5
# case: 3.14159 // -2.5
result = 3.14159 // -2.5
# case: 3.14159 / -2.5
result = 3.14159 / -2.5
# case: 3.14159 ** -2.5
result = 3.14159 ** -2.5
# case: 3.14159 + 1e16
result = 3.14159 + 1e16
# case: 3.14159 == 1e16
result = 3.14159 == 1e16
# case: 3.14159 + 1e-5
result = 3.14159 + 1e-5
# case: format(float('nan'), 'd')
result = format(float('nan'), 'd')
# case: format(float('nan'), ',')
result = format(float('nan'), ',')
# case: format(float('nan'), '<10')
result = format(float('nan'), '<10')
# case: format(float('nan'), '+.1f')
result = format(float('nan'), '+.1f')
# case: format(float('nan'), '.1%')
result = format(float('nan'), '.1%')
# case: format(float('nan'), 'x')
result = format(float('nan'), 'x')
# case: format(float('nan'), 'b')
result = format(float('nan'), 'b')
# case: format(float('nan'), '.5')
result = format(float('nan'), '.5')
# case: round(float('nan'))
result = round(float('nan'))
# case: bin(float('nan'))
result = bin(float('nan'))
# case: round(float('nan'), None)
result = round(float('nan'), None)
# case: '%g' % (float('nan'))
result = '%g' % (float('nan'))
# case: '%+d' % (float('nan'))
result = '%+d' % (float('nan'))
# case: '%c' % (float('nan'))
result = '%c' % (float('nan'))
# case: '%i' % (float('nan'))
result = '%i' % (float('nan'))
# case: float('nan') % 0
result = float('nan') % 0
# case: float('nan') / 0
result = float('nan') / 0
# case: float('nan') ** 0
result = float('nan') ** 0
# case: float('nan') == 0
result = float('nan') == 0
# case: float('nan') < 0
result = float('nan') < 0
# case: float('nan') % 1
result = float('nan') % 1
# case: float('nan') ** 1
result = float('nan') ** 1
# case: float('nan') == 1
result = float('nan') == 1
# case: float('nan') ** -1
result = float('nan') ** -1
# case: float('nan') / 7
result = float('nan') / 7
# case: float('nan') * 7
result = float('nan') * 7
# case: float('nan') + -7
result = float('nan') + -7
# case: float('nan') + 12345
result = float('nan') + 12345
# case: float('nan') % 12345
result = float('nan') % 12345
# case: float('nan') // -12345.678
result = float('nan') // -12345.678
# case: float('nan') * 0.1
result = float('nan') * 0.1
# case: float('nan') - 0.1
result = float('nan') - 0.1
# case: float('nan') == 0.5
result = float('nan') == 0.5
# case: float('nan') + 1.5
result = float('nan') + 1.5
# case: float('nan') // 1.5
result = float('nan') // 1.5
# case: float('nan') % 1.5
result = float('nan') % 1.5
# case: float('nan') ** 1.5
result = float('nan') ** 1.5
# case: float('nan') < 1.5
result = float('nan') < 1.5
# case: float('nan') + 2.5
result = float('nan') + 2.5
# case: float('nan') // 2.5
result = float('nan') // 2.5
# case: float('nan') ** 2.5
result = float('nan') ** 2.5
# case: float('nan') < 2.5
result = float('nan') < 2.5
# case: float('nan') / -2.5
result = float('nan') / -2.5
# case: float('nan') + 1e-5
result = float('nan') + 1e-5
# case: float('nan') // 1e-5
result = float('nan') // 1e-5
# case: float('nan') ** 1e-5
result = float('nan') ** 1e-5
# case: format(float('inf'), 'e')
result = format(float('inf'), 'e')
# case: format(float('inf'), '.3g')
result = format(float('inf'), '.3g')
# case: format(float('inf'), 'G')
result = format(float('inf'), 'G')
# case: format(float('inf'), ',.2f')
result = format(float('inf'), ',.2f')
# case: format(float('inf'), '^10')
result = format(float('inf'), '^10')
# case: format(float('inf'), '010')
result = format(float('inf'), '010')
# case: format(float('inf'), '010.2f')
result = format(float('inf'), '010.2f')
# case: format(float('inf'), '+d')
result = format(float('inf'), '+d')
# case: format(float('inf'), 'o')
result = format(float('inf'), 'o')
# case: format(float('inf'), 'X')
result = format(float('inf'), 'X')
# case: format(float('inf'), '#x')
result = format(float('inf'), '#x')
# case: format(float('inf'), 'c')
result = format(float('inf'), 'c')
# case: format(float('inf'), '_d')
result = format(float('inf'), '_d')
# case: format(float('inf'), '=+10')
result = format(float('inf'), '=+10')
# case: format(float('inf'), '.10f')
result = format(float('inf'), '.10f')
# case: round(float('inf'))
result = round(float('inf'))
# case: bin(float('inf'))
result = bin(float('inf'))
# case: round(float('inf'), 0)
result = round(float('inf'), 0)
# case: round(float('inf'), 1)
result = round(float('inf'), 1)
# case: round(float('inf'), 2)
result = round(float('inf'), 2)
# case: '%g' % (float('inf'))
result = '%g' % (float('inf'))
# case: '%+d' % (float('inf'))
result = '%+d' % (float('inf'))
# case: '%c' % (float('inf'))
result = '%c' % (float('inf'))
# case: '%i' % (float('inf'))
result = '%i' % (float('inf'))
# case: float('inf') + 0
result = float('inf') + 0
# case: float('inf') - 0
result = float('inf') - 0
# case: float('inf') + 1
result = float('inf') + 1
# case: float('inf') * -1
result = float('inf') * -1
# case: float('inf') == 7
result = float('inf') == 7
# case: float('inf') / -12345.678
result = float('inf') / -12345.678
# case: float('inf') < -12345.678
result = float('inf') < -12345.678
# case: float('inf') * -12345.678
result = float('inf') * -12345.678
# case: float('inf') % 0.1
result = float('inf') % 0.1
# case: float('inf') // 0.5
result = float('inf') // 0.5
# case: float('inf') == 1.5
result = float('inf') == 1.5
# case: float('inf') * 1.5
result = float('inf') * 1.5
# case: float('inf') == 2.5
result = float('inf') == 2.5
# case: float('inf') % -2.5
result = float('inf') % -2.5
# case: float('inf') < 1e16
result = float('inf') < 1e16
# case: float('inf') * 1e16
result = float('inf') * 1e16
# case: float('inf') < 1e-5
result = float('inf') < 1e-5
# case: float('inf') * 1e-5
result = float('inf') * 1e-5
# case: format(True, '>10')
result = format(True, '>10')
# case: format(True, '^10')
result = format(True, '^10')
# case: format(True, '010')
result = format(True, '010')
# case: format(True, '*^12')
result = format(True, '*^12')
# case: format(True, '.5')
result = format(True, '.5')
# case: format(True, 's')
result = format(True, 's')
# case: str(True)
result = str(True)
# case: bool(True)
result = bool(True)
# case: math.log10(True)
result = math.log10(True)
# case: '%5.2f' % (True)
result = '%5.2f' % (True)
# case: '%e' % (True)
result = '%e' % (True)
# case: '%i' % (True)
result = '%i' % (True)
# case: True + 0
result = True + 0
# case: True ** 0
result = True ** 0
# case: True == 0
result = True == 0
# case: True + 1
result = True + 1
# case: True ** 1
result = True ** 1
# case: True == 1
result = True == 1
# case: True ** -1
result = True ** -1
# case: True + -7
result = True + -7
# case: True // 12345
result = True // 12345
# case: True < 12345
result = True < 12345
# case: True - -12345.678
result = True - -12345.678
# case: True - 0.1
result = True - 0.1
# case: True / 0.5
result = True / 0.5
# case: True + 1.5
result = True + 1.5
# case: True % 1.5
result = True % 1.5
# case: True % 2.5
result = True % 2.5
# case: True < 2.5
result = True < 2.5
# case: True + -2.5
result = True + -2.5
# case: True / 1e-5
result = True / 1e-5
# case: format(10**20, '.0f')
result = format(10**20, '.0f')
# case: format(10**20, ',.2f')
result = format(10**20, ',.2f')
# case: format(10**20, '10')
result = format(10**20, '10')
# case: format(10**20, '010.2f')
result = format(10**20, '010.2f')
# case: format(10**20, 'o')
result = format(10**20, 'o')
# case: format(10**20, 'c')
result = format(10**20, 'c')
# case: format(10**20, 's')
result = format(10**20, 's')
# case: format(10**20, '.10f')
result = format(10**20, '.10f')
# case: math.exp(10**20)
result = math.exp(10**20)
# case: '%d' % (10**20)
result = '%d' % (10**20)
# case: '%s' % (10**20)
result = '%s' % (10**20)
# case: 10**20 + 0
result = 10**20 + 0
# case: 10**20 + 1
result = 10**20 + 1
# case: 10**20 - 1
result = 10**20 - 1
# case: 10**20 // -1
result = 10**20 // -1
# case: 10**20 * -1
result = 10**20 * -1
# case: 10**20 == 7
result = 10**20 == 7
# case: 10**20 == -7
result = 10**20 == -7
# case: 10**20 // 12345
result = 10**20 // 12345
# case: 10**20 % 0.5
result = 10**20 % 0.5
# case: 10**20 == 0.5
result = 10**20 == 0.5
# case: 10**20 // 1.5
result = 10**20 // 1.5
# case: 10**20 / 1.5
result = 10**20 / 1.5
# case: 10**20 // 2.5
result = 10**20 // 2.5
# case: 10**20 / 2.5
result = 10**20 / 2.5
# case: 10**20 // -2.5
result = 10**20 // -2.5
# case: 10**20 / -2.5
result = 10**20 / -2.5
# case: 10**20 == 1e16
result = 10**20 == 1e16
# case: 10**20 + 1e-5
result = 10**20 + 1e-5
# case: format(-0.0, 'd')
result = format(-0.0, 'd')
# case: format(-0.0, '.0f')
result = format(-0.0, '.0f')
# case: format(-0.0, 'E')
result = format(-0.0, 'E')
# case: format(-0.0, 'g')
result = format(-0.0, 'g')
# case: format(-0.0, '10.2f')
result = format(-0.0, '10.2f')
# case: format(-0.0, '+.1f')
result = format(-0.0, '+.1f')
# case: format(-0.0, 'x')
result = format(-0.0, 'x')
# case: format(-0.0, 'b')
result = format(-0.0, 'b')
# case: '%r' % (-0.0)
result = '%r' % (-0.0)
# case: -0.0 // 0
result = -0.0 // 0
# case: -0.0 == -1
result = -0.0 == -1
# case: -0.0 < -1
result = -0.0 < -1
# case: -0.0 + 7
result = -0.0 + 7
# case: -0.0 // -7
result = -0.0 // -7
# case: -0.0 - -7
result = -0.0 - -7
# case: -0.0 / 12345
result = -0.0 / 12345
# case: -0.0 + 0.1
result = -0.0 + 0.1
# case: -0.0 < 0.1
result = -0.0 < 0.1
# case: -0.0 // 0.5
result = -0.0 // 0.5
# case: -0.0 ** 0.5
result = -0.0 ** 0.5
# case: -0.0 == 1.5
result = -0.0 == 1.5
# case: -0.0 * 1.5
result = -0.0 * 1.5
# case: -0.0 - 1.5
result = -0.0 - 1.5
# case: -0.0 == 2.5
result = -0.0 == 2.5
# case: -0.0 * 2.5
result = -0.0 * 2.5
# case: -0.0 - 2.5
result = -0.0 - 2.5
# case: -0.0 % -2.5
result = -0.0 % -2.5
# case: -0.0 ** -2.5
result = -0.0 ** -2.5
# case: -0.0 - -2.5
result = -0.0 - -2.5
# case: -0.0 < 1e-5
result = -0.0 < 1e-5
# case: -0.0 * 1e-5
result = -0.0 * 1e-5
# case: format(1/3, 'd')
result = format(1/3, 'd')
# case: format(1/3, '.2f')
result = format(1/3, '.2f')
# case: format(1/3, '.3e')
result = format(1/3, '.3e')
# case: format(1/3, 'E')
result = format(1/3, 'E')
# case: format(1/3, 'g')
result = format(1/3, 'g')
# case: format(1/3, '10.2f')
result = format(1/3, '10.2f')
# case: format(1/3, '+d')
result = format(1/3, '+d')
# case: format(1/3, 'x')
result = format(1/3, 'x')
# case: format(1/3, 'b')
result = format(1/3, 'b')
# case: format(1/3, '#x')
result = format(1/3, '#x')
# case: format(1/3, '_d')
result = format(1/3, '_d')
# case: str(1/3)
result = str(1/3)
# case: bool(1/3)
result = bool(1/3)
# case: hash(1/3)
result = hash(1/3)
# case: hex(1/3)
result = hex(1/3)
# case: math.sqrt(1/3)
result = math.sqrt(1/3)
# case: '%-8s|' % (1/3)
result = '%-8s|' % (1/3)
# case: '%r' % (1/3)
result = '%r' % (1/3)
# case: '%8.3e' % (1/3)
result = '%8.3e' % (1/3)
# case: 1/3 - 0
result = 1/3 - 0
# case: 1/3 - 1
result = 1/3 - 1
# case: 1/3 + -1
result = 1/3 + -1
# case: 1/3 // -1
result = 1/3 // -1
# case: 1/3 ** 7
result = 1/3 ** 7
# case: 1/3 == 7
result = 1/3 == 7
# case: 1/3 == -7
result = 1/3 == -7
# case: 1/3 * 12345
result = 1/3 * 12345
# case: 1/3 - 12345
result = 1/3 - 12345
# case: 1/3 % 0.5
result = 1/3 % 0.5
# case: 1/3 < 0.5
result = 1/3 < 0.5
# case: 1/3 / 1.5
result = 1/3 / 1.5
# case: 1/3 / 2.5
result = 1/3 / 2.5
# case: 1/3 + -2.5
result = 1/3 + -2.5
# case: 1/3 // -2.5
result = 1/3 // -2.5
# case: 1/3 == 1e16
result = 1/3 == 1e16
# case: 1/3 / 1e-5
result = 1/3 / 1e-5
# case: 1/3 == 1e-5
result = 1/3 == 1e-5
# case: format(99.995, '.0f')
result = format(99.995, '.0f')
# case: format(99.995, 'e')
result = format(99.995, 'e')
# case: format(99.995, 'G')
result = format(99.995, 'G')
# case: format(99.995, ',.2f')
result = format(99.995, ',.2f')
# case: format(99.995, '10')
result = format(99.995, '10')
# case: format(99.995, '+d')
result = format(99.995, '+d')
# case: format(99.995, 'X')
result = format(99.995, 'X')
# case: format(99.995, '#x')
result = format(99.995, '#x')
# case: format(99.995, 'c')
result = format(99.995, 'c')
# case: format(99.995, '_d')
result = format(99.995, '_d')
# case: format(99.995, 's')
result = format(99.995, 's')
# case: format(99.995, '.10f')
result = format(99.995, '.10f')
# case: abs(99.995)
result = abs(99.995)
# case: hex(99.995)
result = hex(99.995)
# case: round(99.995, None)
result = round(99.995, None)
# case: '%5.2f' % (99.995)
result = '%5.2f' % (99.995)
# case: '%.3s' % (99.995)
result = '%.3s' % (99.995)
# case: '%c' % (99.995)
result = '%c' % (99.995)
# case: 99.995 // 0
result = 99.995 // 0
# case: 99.995 % 0
result = 99.995 % 0
# case: 99.995 / 0
result = 99.995 / 0
# case: 99.995 * 0
result = 99.995 * 0
# case: 99.995 * 1
result = 99.995 * 1
# case: 99.995 < -1
result = 99.995 < -1
# case: 99.995 // 7
result = 99.995 // 7
# case: 99.995 % 7
result = 99.995 % 7
# case: 99.995 < 7
result = 99.995 < 7
# case: 99.995 - -7
result = 99.995 - -7
# case: 99.995 - 12345
result = 99.995 - 12345
# case: 99.995 + 0.1
result = 99.995 + 0.1
# case: 99.995 % 0.1
result = 99.995 % 0.1
# case: 99.995 // 1.5
result = 99.995 // 1.5
# case: 99.995 - 1.5
result = 99.995 - 1.5
# case: 99.995 * 2.5
result = 99.995 * 2.5
# case: 99.995 // -2.5
result = 99.995 // -2.5
# case: 99.995 ** -2.5
result = 99.995 ** -2.5
# case: 99.995 + 1e16
result = 99.995 + 1e16
# case: 99.995 == 1e16
result = 99.995 == 1e16
# case: format(0.045, '')
result = format(0.045, '')
# case: format(0.045, '.0f')
result = format(0.045, '.0f')
# case: format(0.045, 'o')
result = format(0.045, 'o')
# case: format(0.045, 'X')
result = format(0.045, 'X')
# case: format(0.045, 'c')
result = format(0.045, 'c')
# case: format(0.045, 's')
result = format(0.045, 's')
# case: abs(0.045)
result = abs(0.045)
# case: hash(0.045)
result = hash(0.045)
# case: bin(0.045)
result = bin(0.045)
# case: hex(0.045)
result = hex(0.045)
# case: -(0.045)
result = -(0.045)
# case: '%8.3e' % (0.045)
result = '%8.3e' % (0.045)
# case: 0.045 + 0
result = 0.045 + 0
# case: 0.045 + 1
result = 0.045 + 1
# case: 0.045 < -1
result = 0.045 < -1
# case: 0.045 - -7
result = 0.045 - -7
# case: 0.045 % -12345.678
result = 0.045 % -12345.678
# case: 0.045 / -12345.678
result = 0.045 / -12345.678
# case: 0.045 < -12345.678
result = 0.045 < -12345.678
# case: 0.045 + 0.1
result = 0.045 + 0.1
# case: 0.045 % 0.1
result = 0.045 % 0.1
# case: 0.045 // 0.5
result = 0.045 // 0.5
# case: 0.045 ** 0.5
result = 0.045 ** 0.5
# case: 0.045 == 1.5
result = 0.045 == 1.5
# case: 0.045 == 2.5
result = 0.045 == 2.5
# case: 0.045 * 2.5
result = 0.045 * 2.5
# case: 0.045 % -2.5
result = 0.045 % -2.5
# case: 0.045 < 1e-5
result = 0.045 < 1e-5
# case: 0.045 * 1e-5
result = 0.045 * 1e-5
# case: 'Hello World'.lower()
result = 'Hello World'.lower()
# case: 'Hello World'.rstrip()
result = 'Hello World'.rstrip()
# case: 'Hello World'.strip('a ')
result = 'Hello World'.strip('a ')
# case: 'Hello World'.replace('X', 'y', 1)
result = 'Hello World'.replace('X', 'y', 1)
# case: 'Hello World'.find('b')
result = 'Hello World'.find('b')
# case: 'Hello World'.startswith(('a', 'H')
result = 'Hello World'.startswith(('a', 'H')
# case: 'Hello World'.isalpha()
result = 'Hello World'.isalpha()
# case: 'Hello World'.islower()
result = 'Hello World'.islower()
# case: 'Hello World'.isprintable()
result = 'Hello World'.isprintable()
# case: 'Hello World'[-3:]
result = 'Hello World'[-3:]
# case: 'Hello World'+'z'
result = 'Hello World'+'z'
# case: len('Hello World')
result = len('Hello World')
# case: tuple('Hello World')
result = tuple('Hello World')
# case: [m.group() for m in re.finditer(r'[a-z]+', 'Hello World')]
result = [m.group() for m in re.finditer(r'[a-z]+', 'Hello World')]
# case: '  a b '.upper()
result = '  a b '.upper()
# case: '  a b '.capitalize()
result = '  a b '.capitalize()
# case: '  a b '.replace('b', 'Z')
result = '  a b '.replace('b', 'Z')
# case: '  a b '.islower()
result = '  a b '.islower()
# case: '  a b '[0]
result = '  a b '[0]
# case: '  a b '[-3:]
result = '  a b '[-3:]
# case: '  a b ' in 'Hello World'
result = '  a b ' in 'Hello World'
# case: list('  a b ')
result = list('  a b ')
# case: bool('  a b ')
result = bool('  a b ')
# case: ord('  a b ')
result = ord('  a b ')
# case: str('  a b ')
result = str('  a b ')
# case: re.findall(r'\w+', '  a b ')
result = re.findall(r'\w+', '  a b ')
# case: re.sub(r'\d', '#', '  a b ')
result = re.sub(r'\d', '#', '  a b ')
# case: re.sub(r'(\w)', r'<\1>', '  a b ', count=2)
result = re.sub(r'(\w)', r'<\1>', '  a b ', count=2)
# case: [m.group() for m in re.finditer(r'[a-z]+', '  a b ')]
result = [m.group() for m in re.finditer(r'[a-z]+', '  a b ')]
# case: re.search(r'\d+', '  a b ').group()
result = re.search(r'\d+', '  a b ').group()
# case: re.sub(r'\s+', ' ', '  a b ')
result = re.sub(r'\s+', ' ', '  a b ')
# case: re.escape('  a b ')
result = re.escape('  a b ')
# case: re.compile(r'^\w').search('  a b ') is not None
result = re.compile(r'^\w').search('  a b ') is not None
# case: ''.upper()
result = ''.upper()
# case: ''.strip('a ')
result = ''.strip('a ')
# case: ''.split(',', 1)
result = ''.split(',', 1)
# case: ''.partition(',')
result = ''.partition(',')
# case: ''.rpartition('b')
result = ''.rpartition('b')
# case: ''.rfind('b')
result = ''.rfind('b')
# case: ''.startswith(('a', 'H')
result = ''.startswith(('a', 'H')
# case: ''[-1]
result = ''[-1]
# case: ''+'z'
result = ''+'z'
# case: min('')
result = min('')
# case: re.sub(r'\d', '#', '')
result = re.sub(r'\d', '#', '')
# case: re.search(r'\d+', '').group()
result = re.search(r'\d+', '').group()
# case: re.sub(r'\s+', ' ', '')
result = re.sub(r'\s+', ' ', '')
# case: 'abc123'.title()
result = 'abc123'.title()
# case: 'abc123'.split()
result = 'abc123'.split()
# case: 'abc123'.partition(',')
result = 'abc123'.partition(',')
# case: 'abc123'.replace('b', 'Z')
result = 'abc123'.replace('b', 'Z')
# case: 'abc123'.startswith(('a', 'H')
result = 'abc123'.startswith(('a', 'H')
# case: 'abc123'.isspace()
result = 'abc123'.isspace()
# case: 'abc123'.istitle()
result = 'abc123'.istitle()
# case: 'abc123'.isnumeric()
result = 'abc123'.isnumeric()
# case: 'abc123'[::2]
result = 'abc123'[::2]
# case: int('abc123')
result = int('abc123')
# case: float('abc123')
result = float('abc123')
# case: [m.group() for m in re.finditer(r'[a-z]+', 'abc123')]
result = [m.group() for m in re.finditer(r'[a-z]+', 'abc123')]
# case: 'ÄÖ ß'.rstrip()
result = 'ÄÖ ß'.rstrip()
# case: 'ÄÖ ß'.split()
result = 'ÄÖ ß'.split()
# case: 'ÄÖ ß'.splitlines()
result = 'ÄÖ ß'.splitlines()
# case: 'ÄÖ ß'.replace('', '-')
result = 'ÄÖ ß'.replace('', '-')
# case: 'ÄÖ ß'.startswith(('a', 'H')
result = 'ÄÖ ß'.startswith(('a', 'H')
# case: 'ÄÖ ß'.isalnum()
result = 'ÄÖ ß'.isalnum()
# case: 'ÄÖ ß'.isupper()
result = 'ÄÖ ß'.isupper()
# case: 'ÄÖ ß'.isnumeric()
result = 'ÄÖ ß'.isnumeric()
# case: 'ÄÖ ß'.isidentifier()
result = 'ÄÖ ß'.isidentifier()
# case: 'ÄÖ ß'.removeprefix('a')
result = 'ÄÖ ß'.removeprefix('a')
# case: 'ÄÖ ß'.isprintable()
result = 'ÄÖ ß'.isprintable()
# case: 'ÄÖ ß'.isascii()
result = 'ÄÖ ß'.isascii()
# case: 'ÄÖ ß'[-1]
result = 'ÄÖ ß'[-1]
# case: 'ÄÖ ß'[::2]
result = 'ÄÖ ß'[::2]
# case: 'ÄÖ ß' in 'Hello World'
result = 'ÄÖ ß' in 'Hello World'
# case: float('ÄÖ ß')
result = float('ÄÖ ß')
# case: ord('ÄÖ ß')
result = ord('ÄÖ ß')
# case: tuple('ÄÖ ß')
result = tuple('ÄÖ ß')
# case: re.split(r'[ ,]', 'ÄÖ ß')
result = re.split(r'[ ,]', 'ÄÖ ß')
# case: re.search(r'\d+', 'ÄÖ ß').group()
result = re.search(r'\d+', 'ÄÖ ß').group()
# case: re.findall(r'(?i)a', 'ÄÖ ß')
result = re.findall(r'(?i)a', 'ÄÖ ß')
# case: re.compile(r'^\w').search('ÄÖ ß') is not None
result = re.compile(r'^\w').search('ÄÖ ß') is not None
# case: 'a,b,,c'.capitalize()
result = 'a,b,,c'.capitalize()
# case: 'a,b,,c'.replace('b', 'Z')
result = 'a,b,,c'.replace('b', 'Z')
# case: 'a,b,,c'.find('b')
result = 'a,b,,c'.find('b')
# case: 'a,b,,c'.index('b')
result = 'a,b,,c'.index('b')
# case: 'a,b,,c'.startswith('a')
result = 'a,b,,c'.startswith('a')
# case: 'a,b,,c'.isalpha()
result = 'a,b,,c'.isalpha()
# case: 'a,b,,c'.islower()
result = 'a,b,,c'.islower()
# case: 'a,b,,c'+'z'
result = 'a,b,,c'+'z'
# case: Counter('a,b,,c')
result = Counter('a,b,,c')
# case: re.split(r'[ ,]', 'a,b,,c')
result = re.split(r'[ ,]', 'a,b,,c')
# case: re.search(r'\d+', 'a,b,,c').group()
result = re.search(r'\d+', 'a,b,,c').group()
# case: 'x=1;y=2'.upper()
result = 'x=1;y=2'.upper()
# case: 'x=1;y=2'.capitalize()
result = 'x=1;y=2'.capitalize()
# case: 'x=1;y=2'.strip()
result = 'x=1;y=2'.strip()
# case: 'x=1;y=2'.startswith(('a', 'H')
result = 'x=1;y=2'.startswith(('a', 'H')
# case: 'x=1;y=2'.istitle()
result = 'x=1;y=2'.istitle()
# case: 'x=1;y=2'.isdecimal()
result = 'x=1;y=2'.isdecimal()
# case: 'x=1;y=2'.ljust(10)
result = 'x=1;y=2'.ljust(10)
# case: 'x=1;y=2'[0]
result = 'x=1;y=2'[0]
# case: 'x=1;y=2'[::-1]
result = 'x=1;y=2'[::-1]
# case: 'x=1;y=2'+'z'
result = 'x=1;y=2'+'z'
# case: len('x=1;y=2')
result = len('x=1;y=2')
# case: list('x=1;y=2')
result = list('x=1;y=2')
# case: float('x=1;y=2')
result = float('x=1;y=2')
# case: ord('x=1;y=2')
result = ord('x=1;y=2')
# case: re.sub(r'\d', '#', 'x=1;y=2')
result = re.sub(r'\d', '#', 'x=1;y=2')
# case: re.match(r'[A-Z]', 'x=1;y=2') is not None
result = re.match(r'[A-Z]', 'x=1;y=2') is not None
# case: re.fullmatch(r'\d+', 'x=1;y=2') is None
result = re.fullmatch(r'\d+', 'x=1;y=2') is None
# case: '2020-01-05'.upper()
result = '2020-01-05'.upper()
# case: '2020-01-05'.strip()
result = '2020-01-05'.strip()
# case: '2020-01-05'.lstrip()
result = '2020-01-05'.lstrip()
# case: '2020-01-05'.partition(',')
result = '2020-01-05'.partition(',')
# case: '2020-01-05'.find('b')
result = '2020-01-05'.find('b')
# case: '2020-01-05'.index('b')
result = '2020-01-05'.index('b')
# case: '2020-01-05'.isalpha()
result = '2020-01-05'.isalpha()
# case: '2020-01-05'.islower()
result = '2020-01-05'.islower()
# case: '2020-01-05'.zfill(8)
result = '2020-01-05'.zfill(8)
# case: '2020-01-05'.center(12, '*')
result = '2020-01-05'.center(12, '*')
# case: '2020-01-05'.expandtabs()
result = '2020-01-05'.expandtabs()
# case: '2020-01-05'.translate({97: 'z'})
result = '2020-01-05'.translate({97: 'z'})
# case: '2020-01-05'.isprintable()
result = '2020-01-05'.isprintable()
# case: ord('2020-01-05')
result = ord('2020-01-05')
# case: max('2020-01-05')
result = max('2020-01-05')
# case: re.split(r'[ ,]', '2020-01-05')
result = re.split(r'[ ,]', '2020-01-05')
# case: '12.50'.split()
result = '12.50'.split()
# case: '12.50'.split(',')
result = '12.50'.split(',')
# case: '12.50'.replace('b', 'Z')
result = '12.50'.replace('b', 'Z')
# case: '12.50'.index('b')
result = '12.50'.index('b')
# case: '12.50'.count('b')
result = '12.50'.count('b')
# case: '12.50'.startswith(('a', 'H')
result = '12.50'.startswith(('a', 'H')
# case: '12.50'.isalnum()
result = '12.50'.isalnum()
# case: '12.50'.isupper()
result = '12.50'.isupper()
# case: '12.50'.isascii()
result = '12.50'.isascii()
# case: '12.50'[5:]
result = '12.50'[5:]
# case: int('12.50')
result = int('12.50')
# case: ord('12.50')
result = ord('12.50')
# case: re.fullmatch(r'\d+', '12.50') is None
result = re.fullmatch(r'\d+', '12.50') is None
# case: re.compile(r'^\w').search('12.50') is not None
result = re.compile(r'^\w').search('12.50') is not None
# case: 'tab\tnew\nline'.upper()
result = 'tab\tnew\nline'.upper()
# case: 'tab\tnew\nline'.capitalize()
result = 'tab\tnew\nline'.capitalize()
# case: 'tab\tnew\nline'.rfind('b')
result = 'tab\tnew\nline'.rfind('b')
# case: 'tab\tnew\nline'.startswith(('a', 'H')
result = 'tab\tnew\nline'.startswith(('a', 'H')
# case: 'tab\tnew\nline'.isspace()
result = 'tab\tnew\nline'.isspace()
# case: 'tab\tnew\nline'.isdecimal()
result = 'tab\tnew\nline'.isdecimal()
# case: 'tab\tnew\nline'.removeprefix('a')
result = 'tab\tnew\nline'.removeprefix('a')
# case: 'tab\tnew\nline'.translate({97: 'z'})
result = 'tab\tnew\nline'.translate({97: 'z'})
# case: 'tab\tnew\nline'[::2]
result = 'tab\tnew\nline'[::2]
# case: int('tab\tnew\nline')
result = int('tab\tnew\nline')
# case: str('tab\tnew\nline')
result = str('tab\tnew\nline')
# case: re.match(r'[A-Z]', 'tab\tnew\nline') is not None
result = re.match(r'[A-Z]', 'tab\tnew\nline') is not None
# case: re.sub(r'(\w)', r'<\1>', 'tab\tnew\nline', count=2)
result = re.sub(r'(\w)', r'<\1>', 'tab\tnew\nline', count=2)
# case: [m.group() for m in re.finditer(r'[a-z]+', 'tab\tnew\nline')]
result = [m.group() for m in re.finditer(r'[a-z]+', 'tab\tnew\nline')]
# case: re.escape('tab\tnew\nline')
result = re.escape('tab\tnew\nline')
# case: 'ABC'.splitlines()
result = 'ABC'.splitlines()
# case: 'ABC'.partition(',')
result = 'ABC'.partition(',')
# case: 'ABC'.replace('b', 'Z')
result = 'ABC'.replace('b', 'Z')
# case: 'ABC'.replace('', '-')
result = 'ABC'.replace('', '-')
# case: 'ABC'.find('b')
result = 'ABC'.find('b')
# case: 'ABC'.index('b')
result = 'ABC'.index('b')
# case: 'ABC'.startswith(('a', 'H')
result = 'ABC'.startswith(('a', 'H')
# case: 'ABC'.isalpha()
result = 'ABC'.isalpha()
# case: 'ABC'.islower()
result = 'ABC'.islower()
# case: 'ABC'.expandtabs()
result = 'ABC'.expandtabs()
# case: 'ABC'.translate({97: 'z'})
result = 'ABC'.translate({97: 'z'})
# case: 'ABC'[5:]
result = 'ABC'[5:]
# case: 'ABC'*2
result = 'ABC'*2
# case: 'ABC' in 'Hello World'
result = 'ABC' in 'Hello World'
# case: re.findall(r'\w+', 'ABC')
result = re.findall(r'\w+', 'ABC')
# case: re.sub(r'\d', '#', 'ABC')
result = re.sub(r'\d', '#', 'ABC')
# case: [m.group() for m in re.finditer(r'[a-z]+', 'ABC')]
result = [m.group() for m in re.finditer(r'[a-z]+', 'ABC')]
# case: re.search(r'\d+', 'ABC').group()
result = re.search(r'\d+', 'ABC').group()
# case: 'don\'t'.swapcase()
result = 'don\'t'.swapcase()
# case: 'don\'t'.casefold()
result = 'don\'t'.casefold()
# case: 'don\'t'.rstrip()
result = 'don\'t'.rstrip()
# case: 'don\'t'.split()
result = 'don\'t'.split()
# case: 'don\'t'.partition(',')
result = 'don\'t'.partition(',')
# case: 'don\'t'.endswith('c')
result = 'don\'t'.endswith('c')
# case: 'don\'t'.isupper()
result = 'don\'t'.isupper()
# case: 'don\'t'[::-1]
result = 'don\'t'[::-1]
# case: 'don\'t'[-3:]
result = 'don\'t'[-3:]
# case: list('don\'t')
result = list('don\'t')
# case: ord('don\'t')
result = ord('don\'t')
# case: str('don\'t')
result = str('don\'t')
# case: re.sub(r'\d', '#', 'don\'t')
result = re.sub(r'\d', '#', 'don\'t')
# case: re.match(r'[A-Z]', 'don\'t') is not None
result = re.match(r'[A-Z]', 'don\'t') is not None
# case: re.escape('don\'t')
result = re.escape('don\'t')
# case: 'aXbXc'.lower()
result = 'aXbXc'.lower()
# case: 'aXbXc'.rfind('b')
result = 'aXbXc'.rfind('b')
# case: 'aXbXc'.count('')
result = 'aXbXc'.count('')
# case: 'aXbXc'.isnumeric()
result = 'aXbXc'.isnumeric()
# case: 'aXbXc'.format(1)
result = 'aXbXc'.format(1)
# case: sorted('aXbXc')
result = sorted('aXbXc')
# case: float('aXbXc')
result = float('aXbXc')
# case: tuple('aXbXc')
result = tuple('aXbXc')
# case: min('aXbXc')
result = min('aXbXc')
# case: re.match(r'[A-Z]', 'aXbXc') is not None
result = re.match(r'[A-Z]', 'aXbXc') is not None
# case: re.escape('aXbXc')
result = re.escape('aXbXc')
# case: 'ǆ'.strip()
result = 'ǆ'.strip()
# case: 'ǆ'.lstrip()
result = 'ǆ'.lstrip()
# case: 'ǆ'.index('b')
result = 'ǆ'.index('b')
# case: 'ǆ'.isdecimal()
result = 'ǆ'.isdecimal()
# case: 'ǆ'+'z'
result = 'ǆ'+'z'
# case: repr('ǆ')
result = repr('ǆ')
# case: sorted('ǆ')
result = sorted('ǆ')
# case: list('ǆ')
result = list('ǆ')
# case: tuple('ǆ')
result = tuple('ǆ')
# case: re.sub(r'(\w)', r'<\1>', 'ǆ', count=2)
result = re.sub(r'(\w)', r'<\1>', 'ǆ', count=2)
# case: re.findall(r'(?i)a', 'ǆ')
result = re.findall(r'(?i)a', 'ǆ')
# case: '42'.lower()
result = '42'.lower()
# case: '42'.split(',', 1)
result = '42'.split(',', 1)
# case: '42'.splitlines()
result = '42'.splitlines()
# case: '42'.rpartition('b')
result = '42'.rpartition('b')
# case: '42'.replace('', '-')
result = '42'.replace('', '-')
# case: '42'.count('')
result = '42'.count('')
# case: '42'.startswith(('a', 'H')
result = '42'.startswith(('a', 'H')
# case: '42'.isdigit()
result = '42'.isdigit()
# case: '42'.isidentifier()
result = '42'.isidentifier()
# case: '42'.center(12, '*')
result = '42'.center(12, '*')
# case: '42'.expandtabs()
result = '42'.expandtabs()
# case: '42'.removeprefix('a')
result = '42'.removeprefix('a')
# case: '42'.removesuffix('c')
result = '42'.removesuffix('c')
# case: '42'[5:]
result = '42'[5:]
# case: float('42')
result = float('42')
# case: str('42')
result = str('42')
# case: re.search(r'\d+', '42').group()
result = re.search(r'\d+', '42').group()
# case: re.escape('42')
result = re.escape('42')
# case: '-7'.upper()
result = '-7'.upper()
# case: '-7'.strip()
result = '-7'.strip()
# case: '-7'.splitlines()
result = '-7'.splitlines()
# case: '-7'.istitle()
result = '-7'.istitle()
# case: '-7'.center(12, '*')
result = '-7'.center(12, '*')
# case: '-7'.ljust(10)
result = '-7'.ljust(10)
# case: '-7'.join(['p', 'q'])
result = '-7'.join(['p', 'q'])
# case: '-7'.expandtabs()
result = '-7'.expandtabs()
# case: re.split(r'[ ,]', '-7')
result = re.split(r'[ ,]', '-7')
# case: '1e3'.rsplit(',', 1)
result = '1e3'.rsplit(',', 1)
# case: '1e3'.splitlines()
result = '1e3'.splitlines()
# case: '1e3'.rpartition('b')
result = '1e3'.rpartition('b')
# case: '1e3'.find('b')
result = '1e3'.find('b')
# case: '1e3'.index('b')
result = '1e3'.index('b')
# case: '1e3'.startswith(('a', 'H')
result = '1e3'.startswith(('a', 'H')
# case: '1e3'.isalpha()
result = '1e3'.isalpha()
# case: '1e3'.islower()
result = '1e3'.islower()
# case: '1e3'.join(['p', 'q'])
result = '1e3'.join(['p', 'q'])
# case: '1e3'.expandtabs()
result = '1e3'.expandtabs()
# case: '1e3'.translate({97: 'z'})
result = '1e3'.translate({97: 'z'})
# case: '1e3'[::-1]
result = '1e3'[::-1]
# case: re.findall(r'\w+', '1e3')
result = re.findall(r'\w+', '1e3')
# case: re.sub(r'\d', '#', '1e3')
result = re.sub(r'\d', '#', '1e3')
# case: '1_000'.splitlines()
result = '1_000'.splitlines()
# case: '1_000'.replace('', '-')
result = '1_000'.replace('', '-')
# case: '1_000'.endswith('c')
result = '1_000'.endswith('c')
# case: '1_000'.isalnum()
result = '1_000'.isalnum()
# case: '1_000'.isupper()
result = '1_000'.isupper()
# case: '1_000'.isdecimal()
result = '1_000'.isdecimal()
# case: '1_000'.isascii()
result = '1_000'.isascii()
# case: '1_000'[::2]
result = '1_000'[::2]
# case: '1_000'*2
result = '1_000'*2
# case: '1_000' in 'Hello World'
result = '1_000' in 'Hello World'
# case: ord('1_000')
result = ord('1_000')
# case: re.fullmatch(r'\d+', '1_000') is None
result = re.fullmatch(r'\d+', '1_000') is None
# case: '½'.strip('a ')
result = '½'.strip('a ')
# case: '½'.split(',', 1)
result = '½'.split(',', 1)
# case: '½'.replace('b', 'Z')
result = '½'.replace('b', 'Z')
# case: '½'.count('')
result = '½'.count('')
# case: '½'.isdigit()
result = '½'.isdigit()
# case: '½'.join(['p', 'q'])
result = '½'.join(['p', 'q'])
# case: '½'.format(1)
result = '½'.format(1)
# case: '½'[::-1]
result = '½'[::-1]
# case: '½'[-3:]
result = '½'[-3:]
# case: len('½')
result = len('½')
# case: float('½')
result = float('½')
# case: max('½')
result = max('½')
# case: min('½')
result = min('½')
# case: re.sub(r'\d', '#', '½')
result = re.sub(r'\d', '#', '½')
# case: re.search(r'(\w)(\d)', '½')
result = re.search(r'(\w)(\d)', '½')
# case: re.compile(r'^\w').search('½') is not None
result = re.compile(r'^\w').search('½') is not None
# case: 'i̇'.lower()
result = 'i̇'.lower()
# case: 'i̇'.splitlines()
result = 'i̇'.splitlines()
# case: 'i̇'.isupper()
result = 'i̇'.isupper()
# case: 'i̇'.join(['p', 'q'])
result = 'i̇'.join(['p', 'q'])
# case: 'i̇'.expandtabs()
result = 'i̇'.expandtabs()
# case: 'i̇'.translate({97: 'z'})
result = 'i̇'.translate({97: 'z'})
# case: 'i̇'[0]
result = 'i̇'[0]
# case: re.findall(r'\w+', 'i̇')
result = re.findall(r'\w+', 'i̇')
# case: re.sub(r'\d', '#', 'i̇')
result = re.sub(r'\d', '#', 'i̇')
# case: re.findall(r'(?i)a', 'i̇')
result = re.findall(r'(?i)a', 'i̇')
# case: sorted(['b', 'A', 'c'], key=str.lower)
result = sorted(['b', 'A', 'c'], key=str.lower)
# case: max([3, 1, 2], key=lambda v: -v)
result = max([3, 1, 2], key=lambda v: -v)
# case: max(1, 2.5)
result = max(1, 2.5)
# case: sum([0.1] * 10)
result = sum([0.1] * 10)
# case: sum([1, 2.5, True])
result = sum([1, 2.5, True])
# case: {1, 2} | {3}
result = {1, 2} | {3}
# case: Counter('abracadabra').most_common(2)
result = Counter('abracadabra').most_common(2)
# case: sum(Counter('aab').values())
result = sum(Counter('aab').values())
# case: statistics.variance([1, 2, 3, 4])
result = statistics.variance([1, 2, 3, 4])
# case: datetime.datetime.strptime('05 Jan 2020 13:04', '%d %b %Y %H:%M')
result = datetime.datetime.strptime('05 Jan 2020 13:04', '%d %b %Y %H:%M')
# case: timedelta(hours=25).days
result = timedelta(hours=25).days
# case: timedelta(days=-1, seconds=5)
result = timedelta(days=-1, seconds=5)
# case: str(timedelta(days=-1, seconds=5))
result = str(timedelta(days=-1, seconds=5))
# case: datetime.datetime(2020, 1, 5).date()
result = datetime.datetime(2020, 1, 5).date()
# case: math.prod([1, 2, 3])
result = math.prod([1, 2, 3])
# case: 'a' < 'B'
result = 'a' < 'B'
# case: None is None
result = None is None
# case: (lambda a, *b, c=3, **d: (a, b, c, d))(1, 2, 3, c=4, e=5)
result = (lambda a, *b, c=3, **d: (a, b, c, d))(1, 2, 3, c=4, e=5)
# case: str({'a': [1], 2: 'b'})
result = str({'a': [1], 2: 'b'})
# case: str((1, ))
result = str((1, ))
# case: str(0.1 + 0.2)
result = str(0.1 + 0.2)
# case: list('héllo'.encode().decode())
result = list('héllo'.encode().decode())
# case: [1, 2, 3].index(2)
result = [1, 2, 3].index(2)
# case: [3, 1, 2].sort()
result = [3, 1, 2].sort()
# case: [1, 2].append(3)
result = [1, 2].append(3)
# case: dict.fromkeys('ab', 0)
result = dict.fromkeys('ab', 0)
# case: list(deque([1, 2, 3], maxlen=2))
result = list(deque([1, 2, 3], maxlen=2))
# case: round(1234.5, -2)
result = round(1234.5, -2)
# case: 7 // -2
result = 7 // -2
# case: 0b101 + 0o17 + 0xff
result = 0b101 + 0o17 + 0xff

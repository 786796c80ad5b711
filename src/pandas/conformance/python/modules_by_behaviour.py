# case: strptime-messages
from datetime import datetime
found = []
for text, form in [('2024-01-05T10:00', '%Y-%m-%d'), ('05.01.2024', '%Y-%m-%d'), ('2024-02-30', '%Y-%m-%d'), ('13:45:07', '%H:%M')]:
    try:
        datetime.strptime(text, form)
    except ValueError as e:
        found.append(str(e))
result = found
# case: strftime-directives
from datetime import date, datetime
result = datetime(2024, 3, 5, 4, 7).strftime('%k|%l|%P|%r|%g|%-d|%e'), date(1, 1, 1).ctime()
# case: dates-in-json
import json
from datetime import date, timedelta
found = []
for value in [date(2024, 1, 1), timedelta(1), {1}]:
    try:
        json.dumps({'v': value})
    except TypeError as e:
        found.append(str(e))
result = found
# case: patterns-and-matches
import re
m = re.match(r'((\d+)-(\d+))', '12-34 x')
result = type(m).__name__, type(re.compile('a')).__name__, m.expand(r'\3/\2'), m.lastindex
# case: function-that-returns-none-in-sub
import re
result = re.sub(r'\d', lambda m: None if m.group() == '1' else 'x', 'a1b2')
# case: deque-as-sequence
from collections import deque
d = deque([3, 1, 2], maxlen=4)
result = list(reversed(d)), d.index(1), list(d + deque([7, 8])), list(deque([1, 2]) * 2), d.insert(1, 9), list(d)
# case: deque-that-is-full
from collections import deque
d = deque([3, 1], maxlen=2)
d.insert(0, 9)
# case: deque-and-list
from collections import deque
result = deque([1]) + [2]
# case: extremes-with-default
result = max(1, 2, default=3)
# case: whole-numbers-have-no-is-integer
result = (5).is_integer()
# case: parts-of-truths
result = repr([True.real, True.numerator, True.conjugate(), True.as_integer_ratio()])
# case: binary-logarithms
import math
result = math.log2(100), math.log2(1e16), math.log2(0.3), math.log2(3), math.log2(1 / 3), math.log2(8), math.log2(5e-324), math.log2(math.inf)
# case: logarithms-of-large-integers
import math
result = math.log(10 ** 400), math.log10(10 ** 400), math.log2(2 ** 5000)
# case: root-of-large-integer
import math
result = math.sqrt(10 ** 400)
# case: outside-of-domain
import math
found = []
for f, x in [(math.atanh, 1), (math.log1p, -1), (math.acosh, 0.5), (math.acosh, -1e20)]:
    try:
        found.append(f(x))
    except ValueError as e:
        found.append(str(e))
result = found
# case: walrus-without-parentheses
x = y := 5
# case: global-after-assignment
def f():
    x = 1
    global x
# case: global-of-parameter
def f(x):
    global x
# case: slash-twice
def f(a, /, b, /):
    pass
# case: bare-star-before-keywords
def f(*, **k):
    pass
# case: signs-of-counters
from collections import Counter
c = Counter('aab')
c.subtract('aaab')
c['z'] = 3
result = dict(c), +c, -c, type(+c).__name__
# case: day-before-the-first
from datetime import date
result = date.fromordinal(0)
# case: first-day
from datetime import date
result = date.fromordinal(1), date.fromordinal(738000)

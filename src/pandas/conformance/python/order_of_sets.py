# case: display-of-constants
result = list({10, 20, 30, 40, 50}), [x for x in {10, 20, 30, 40, 50}], list({-1, -2, -3, 0, 1})
# case: loop-over-constants
seen = []
for x in {2759, 13, 215}:
    seen.append(x)
result = seen, list({2759, 13, 215}), list({100, 1, 33, 65, 17, 9})
# case: display-of-names
a, b, c, d, e = 10, 20, 30, 40, 50
result = list({a, b, c, d, e}), list({a, *[64, 96], *{32, 128}})
# case: removed-and-added
s = set(range(6))
s -= {0, 1}
s |= {64, 32}
result = list(s)
# case: pop
s = {5, 1, 9}
first = s.pop()
s.add(33)
result = first, list(s), s.pop(), list(s)
# case: discarded
s = set([40, 20, 10, 5, 80])
s.discard(20)
s.add(33)
s.update([68, 4, 36])
result = list(s)
# case: operators
s, t = set([1, 9, 17, 40]), set([9, 33, 65])
result = list(s | t), list(s & t), list(s - t), list(s ^ t), list(t ^ s)
# case: operators-in-place
s, t = set([1, 9, 17, 40]), set([9, 33, 65])
s ^= t
u = s.copy()
u &= {1, 33, 65, 100}
result = list(s), list(u)
# case: methods-with-lists
s = set([455, 7, 12, 2136, 60])
result = list(s.union([39, 71], {103})), list(s.intersection([12, 7, 1])), list(s.difference([12], [7])), list(s.symmetric_difference([12, 44, 76]))
# case: methods-with-dicts
s = set([455, 7, 12, 2136, 60])
d = dict.fromkeys([12, 39, 71, 7, 103])
t = set(s)
t.symmetric_difference_update(d)
result = list(s.union(d)), list(s.difference(d)), list(t), list(set(d))
# case: views-of-dicts
s = set([10, 18, 26, 3])
d = dict.fromkeys([4, 218, 2256, 18])
result = list(s | d.keys()), list(d.keys() | s), list(d.keys() & s), list(d.keys() - s), list(s - d.keys()), list(s ^ d.keys())
# case: column
import pandas as pd
df = pd.DataFrame({'id': [330, 10, 1200, 330, 45, 77, 8]})
result = list(set(df['id'])), list(set(df['id']) - {10, 45}), [x for x in set(df['id'].tolist())]
# case: pairs
result = list({(1, 2), (0, 5), (7, 7)}), list({(1, 2.5), (3, 4)})
# case: hashes
import numpy as np
result = hash(5), hash(-1), hash(2.0), hash(np.float64(1.5)) == hash(1.5), hash((1, 2)), hash(2 ** 61)

def attempt(f):
    try:
        print(repr(f()))
    except Exception as e:
        print(type(e).__name__, e)

a = [3, 1, 2]
a.append(4); a.extend([5, 6]); a.insert(0, 0); a.insert(-1, 99); a.insert(100, 7)
print(a, a.pop(), a.pop(0), a.pop(-2), a)
a.remove(3); a.sort(); print(a); a.sort(reverse=True); print(a); a.reverse(); print(a, a.index(2), a.count(1), a.copy() == a)
attempt(lambda: a.remove(1000))
attempt(lambda: a.index(1000))
attempt(lambda: [].pop())
attempt(lambda: [1].pop(5))
attempt(lambda: [1, 'a'].sort())
attempt(lambda: [][0])
attempt(lambda: [1]['a'])
print([1, 2] + [3], [0] * 3, 2 * [1, 2], [1, 2] == [1, 2], [1, 2] < [1, 3], [1] < [1, 0], [] < [1], [[1], [2]] == [[1], [2.0]])
b = list(range(10))
b[2:4] = ['x', 'y', 'z']; print(b); b[::3] = [0] * len(b[::3]); print(b); del b[1:3]; print(b); del b[0]; print(b); b[5:] = []; print(b); b[1:1] = [7, 8]; print(b); del b[::2]; print(b)
def bad():
    q = [1, 2, 3]
    q[::2] = [1]
attempt(bad)
def bad2():
    q = [1]
    q[3] = 1
attempt(bad2)
c = a; c.append(1); print(a is c, a[-1]); c += [2]; print(a[-1]); c = c + [3]; print(a[-1], c[-1]); e = [1, 2]; e *= 2; print(e)
m = [[0] * 2] * 2; m[0][0] = 1; print(m)
r = []; r.append(r); print(r); dd = {}; dd['d'] = dd; print(dd)
t = (1, 'a', None); print(t, t[1], t + (2,), t * 2, len(t), 'a' in t, t.index('a'), t.count(1), (), (1,), t == (1, 'a', None), (1, 2) < (1, 3), hash((1, 2)) == hash((1, 2)))
def bad3():
    t[0] = 1
attempt(bad3)
attempt(lambda: t[5])
x, y = 1, 2; x, y = y, x; print(x, y); (p, q), *rest = (1, 2), 3, 4; print(p, q, rest); first, *mid, last = range(5); print(first, mid, last); [u, v] = 'ab'; print(u, v); *w, = 'xy'; print(w); i = j = []; print(i is j)
def bad4():
    x, y = 1, 2, 3
attempt(bad4)
def bad5():
    x, y = 1,
attempt(bad5)
def bad6():
    x, *y, z = 1,
attempt(bad6)
def bad7():
    x, y = 5
attempt(bad7)
d = {'a': 1, 'b': 2}
d['c'] = 3; d['a'] = 10; del d['b']; print(d, len(d), 'a' in d, 10 in d.values(), list(d), list(d.items()), d.get('z'), d.get('z', 0), d.pop('c'), d.pop('zz', None), d.setdefault('n', []), d)
d.update({'x': 1}, y=2); d.update([('z', 3)]); print(d, d.popitem(), dict(d), dict([(1, 2)]), dict(a=1), {**d, 'a': 0}, {'a': 1} | {'b': 2}, dict.fromkeys('ab', 0), dict(zip('ab', [1, 2])))
attempt(lambda: d['nope'])
attempt(lambda: d.pop('nope'))
attempt(lambda: {}.popitem())
attempt(lambda: {[1]: 2})
attempt(lambda: {{}: 1})
attempt(lambda: {1, [2]})
attempt(lambda: dict([1, 2]))
attempt(lambda: dict([(1, 2, 3)]))
attempt(lambda: dict(5))
print({'a': 1, 'b': 2} == {'b': 2, 'a': 1}, {1: 'a', True: 'b', 1.0: 'c'}, {(1, 2): 3}[1, 2], d.keys() & {'a', 'q'}, d.keys() | {'q'} == set(d) | {'q'}, d.items() == dict(d).items(), list(reversed(d)), sorted(d.items(), key=lambda kv: str(kv[1])))
print(d.keys(), d.values(), d.items(), type(d.keys()).__name__)
def bad8():
    for k in d:
        d[k + '!'] = 1
attempt(bad8)
s = {3, 1, 2}
s.add(4); s.discard(9); s.remove(1); print(sorted(s), len(s), 2 in s, {1, 2} | {3}, {1, 2} & {2, 3}, {1, 2} - {2}, {1, 2} ^ {2, 3}, {1} <= {1, 2}, {1, 2} > {1}, {1} == {1.0}, {1}.issubset([1, 2]), {1, 2}.issuperset({1}), {1}.isdisjoint({2}), {1}.union([2], (3,)), {1, 2, 3}.intersection([2], {2, 3}), {1, 2}.difference([1]), {1, 2}.symmetric_difference([2, 3]), set(), frozenset([1]), {frozenset({1}): 2})
s.update([7], {8}); s -= {7}; s |= {10}; s &= {2, 3, 8, 10}; s ^= {2, 11}; print(sorted(s))
attempt(lambda: s.remove(1000))
attempt(lambda: {1} + {2})
attempt(lambda: set([[]]))
attempt(lambda: {1} | [2])
attempt(lambda: set().pop())
print(sorted([3, 1, 2]), sorted('bca', reverse=True), sorted([(1, 'b'), (1, 'a'), (0, 'c')]), sorted(['b', 'A', 'c'], key=str.lower), sorted([1, -2, 3], key=abs, reverse=True), sorted([('a', 2), ('b', 1), ('c', 2)], key=lambda z: z[1], reverse=True), sorted({'b': 1, 'a': 2}), sorted([True, 2, 0.5]), sorted([[2], [1, 5], []]))
attempt(lambda: sorted([1, 'a']))
attempt(lambda: sorted([None, 1]))
attempt(lambda: sorted([{}, {}]))
print([x for x in range(10) if x % 2 if x > 3], [(x, y) for x in range(2) for y in range(2) if x != y], {x % 3 for x in range(10)}, {x: x ** 2 for x in range(3)}, [[j for j in range(i)] for i in range(3)], list(x * 2 for x in range(3)), sum(x for x in [1, 2]), [x if x > 1 else -x for x in range(3)], [y for x in [[1], [2]] for y in x])
print(list(range(5)), list(range(2, 8, 3)), list(range(5, 0, -2)), range(3), range(1, 5, 2), len(range(0, 10, 3)), 3 in range(5), range(10)[2:5], range(10)[-1], list(reversed(range(3))), range(3) == range(0, 3), range(0), list(range(0)), range(5).index(3), sum(range(101)))
attempt(lambda: range(1, 2, 0))
attempt(lambda: range(1.5))
attempt(lambda: range(3)[5])
print(list(zip([1, 2], 'ab')), list(zip([1, 2, 3], 'ab')), list(zip()), list(zip(*[(1, 2), (3, 4)])), list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(None, [0, 1, '', 'a'])), list(filter(lambda z: z > 1, [1, 2])), list(enumerate('ab')), any([0, 1]), all([1, 0]), all([]), any([]), list(reversed([1, 2])))
it = iter([1, 2]); print(next(it), next(it), next(it, 'end'))
attempt(lambda: next(it))
attempt(lambda: next([1]))
attempt(lambda: iter(5))
attempt(lambda: list(zip([1], [1, 2], strict=True)))
print([1, [2, [3]]][1][1][0], {'a': [1, {'b': 2}]}['a'][1]['b'], (1, (2,))[1][0], [[1, 2], [3, 4]][1][0], [*range(3), *'ab'], (*[1], 2), {*[1], 1}, {**{'a': 1}, **{'a': 2}}, [*{}, *()])
print([] or 'empty', [0] and 'full', not [], bool({}), bool(()), bool([0]), None or 0 or 'x', 1 and 2 and 3, 0 and 1, '' or [] or None)
print([1, 2, 3][slice(1, None)], slice(1, 2), slice(None, 3).stop, 'abc'[slice(None, None, -1)])

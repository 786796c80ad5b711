def attempt(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)

def f(a, b=2, *args, c, d=4, **kw):
    return a, b, args, c, d, kw
print(f(1, c=3), f(1, 2, 3, 4, c=5, e=6), f(*[1, 2], **{'c': 3}), f(c=1, a=2))
attempt(f, 1)
attempt(f, c=1)
attempt(f)
def g(a, b, /, c, *, d): return a, b, c, d
print(g(1, 2, 3, d=4), g(1, 2, c=3, d=4))
attempt(g, 1, 2, 3, 4)
attempt(g, 1, 2, 3)
def h(x, y): return x + y
attempt(h, 1)
attempt(h, 1, 2, 3)
attempt(h, 1, y=2)
attempt(h, 1, x=2)
attempt(h, 1, z=2)
attempt(h)
def none(): pass
print(none(), none() is None)
attempt(none, 1)
def one(x): return x
attempt(one)
attempt(one, 1, 2)
def opt(x, y=1): return x
attempt(opt, 1, 2, 3)
def default(x, acc=[]):
    acc.append(x)
    return acc
print(default(1), default(2), default(3, []))
def outer():
    n = 0
    def inc(step=1):
        nonlocal n
        n += step
        return n
    def get(): return n
    return inc, get
inc, get = outer(); inc(); inc(5); print(get())
fs = [lambda: i for i in range(3)]; print([q() for q in fs])
fs = [lambda i=i: i for i in range(3)]; print([q() for q in fs])
total = 0
def add(n):
    global total
    total += n
add(3); add(4); print(total)
def shadow():
    print(later)
    later = 1
attempt(shadow)
def free():
    def inner(): return v
    r = None
    try:
        inner()
    except NameError as e:
        r = str(e)
    v = 1
    return r, inner()
print(free())
attempt(lambda: undefined_name)
def fact(n): return 1 if n <= 1 else n * fact(n - 1)
print(fact(20), fact(50))
def fib(n, memo={}):
    if n in memo: return memo[n]
    memo[n] = n if n < 2 else fib(n - 1) + fib(n - 2)
    return memo[n]
print(fib(80))
compose = lambda *fns: lambda x: [x := fn(x) for fn in fns][-1]
print(compose(lambda x: x + 1, lambda x: x * 2)(3))
print((lambda: 5)(), (lambda x, y=2: x * y)(3), (lambda *a: a)(1, 2), (lambda **k: k)(a=1), (lambda x: (lambda y: x + y))(1)(2))
def early(x):
    if x > 0:
        return 'pos'
    elif x < 0:
        return 'neg'
    return 'zero'
print(early(1), early(-1), early(0))
def multi(): return 1, 2
a, b = multi(); print(a, b, multi())
def loop():
    for i in range(10):
        for j in range(10):
            if i * j == 42:
                return i, j
print(loop())
def gen_like(n): return (i * i for i in range(n))
print(list(gen_like(4)), sum(gen_like(4)), max(gen_like(4)))
x = 10
def scope():
    x = 20
    return [x for _ in range(2)], [x for x in range(3)], x
print(scope(), x, [x for x in 'ab'], x)
if (n := 5) > 3: print(n)
print([y := 1, y ** 2], y, [last := i for i in range(3)], last)
while (k := n - 1) > 3:
    n = k
print(n, k)
def annotated(x: int, y: 'str' = 'a') -> bool:
    z: int = 5
    w: str
    return z
print(annotated(1))
v: float = 1.5; print(v)
print(callable(f), callable(1), callable(len), callable(str), type(f).__name__, type(len).__name__, f.__name__, (lambda: 0).__name__)
def kw_only(*, a, b=2): return a, b
print(kw_only(a=1))
attempt(kw_only, 1)
attempt(lambda: f(**{1: 2}))
attempt(lambda: f(*5))
attempt(lambda: f(**5))
def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)
print(deep(200))
print(list(map(int, ['1', '2'])), sorted([3, 1], key=lambda q: -q), getattr('abc', 'upper')(), hasattr('a', 'upper'), hasattr('a', 'nope'), getattr('a', 'nope', 'dflt'), str.upper('a'), list(map(str.strip, [' a '])), dict.get({'a': 1}, 'a'), list.count([1, 1], 1))
attempt(lambda: getattr('a', 'nope'))

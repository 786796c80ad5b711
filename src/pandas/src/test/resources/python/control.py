def attempt(f, *args):
    try:
        print(f(*args))
    except Exception as e:
        print(type(e).__name__, e)

for i in range(3):
    if i == 1: continue
    print(i)
else:
    print('else')
for i in range(3):
    if i == 1: break
else:
    print('never')
print(i)
while True:
    i += 1
    if i > 5: break
else: print('never')
while i < 8: i += 1
else: print('while-else', i)
for a, (b, c) in [(1, (2, 3)), (4, (5, 6))]: print(a, b, c)
for k, v in {'x': 1, 'y': 2}.items(): print(k, v)
for idx, ch in enumerate('ab', start=1): print(idx, ch)
for x in (): print('no')
d = {}
for d['k'] in range(2): pass
print(d)
lst = [1, 2, 3]
for x in lst:
    if len(lst) < 6: lst.append(x * 10)
print(lst)
def t1():
    try:
        return 'try'
    finally:
        print('finally')
print(t1())
def t2():
    try:
        return 'try'
    finally:
        return 'finally'
print(t2())
def t3():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
            print('body', i)
        finally:
            print('fin', i)
    return 'done'
print(t3())
def t4(x):
    try:
        r = 10 / x
    except ZeroDivisionError:
        return 'zero'
    except (TypeError, ValueError) as e:
        return 'type ' + str(e)
    else:
        return 'else ' + str(r)
    finally:
        print('cleanup')
print(t4(0), t4(5), t4('a'))
def t5():
    try:
        try:
            raise ValueError('inner')
        except KeyError:
            print('no')
        finally:
            print('inner finally')
    except ValueError as e:
        print('outer', e)
        try:
            raise
        except ValueError as e2:
            print('again', e2)
    return 'ok'
print(t5())
def t6():
    try:
        raise KeyError('k')
    except Exception as e:
        try:
            raise ValueError('new') from e
        except ValueError as v:
            return str(v), type(e).__name__
print(t6())
def t7():
    try:
        {}['x']
    except LookupError as e:
        return type(e).__name__, str(e), repr(e), e.args
print(t7())
def t8():
    e = 'outer'
    try:
        raise ValueError
    except ValueError as e:
        pass
    return e
attempt(t8)
def t9():
    raise ValueError('a', 'b')
attempt(t9)
def t10(): raise ValueError
attempt(t10)
def t11(): raise 5
attempt(t11)
def t12(): raise str
attempt(t12)
def t13(): assert 1 == 2, 'message'
attempt(t13)
def t14(): assert False
attempt(t14)
def t15(): assert (1, 'always true')
attempt(t15) if False else None
def t16():
    raise
attempt(t16)
def t17():
    try:
        1 / 0
    except 5:
        pass
attempt(t17)
def t18():
    try:
        int('x')
    except:
        return 'bare'
print(t18())
for exc in (ValueError('v'), KeyError('k'), KeyError(('a', 1)), IndexError(), TypeError('t'), Exception('e', 1), RuntimeError('r'), NotImplementedError('n'), StopIteration(3), AttributeError('x'), OverflowError('o'), AssertionError('as'), OSError('os'), LookupError('l')):
    print(repr(exc), str(exc), exc.args, isinstance(exc, Exception), isinstance(exc, LookupError), isinstance(exc, ArithmeticError))
print(issubclass(KeyError, LookupError), issubclass(ZeroDivisionError, ArithmeticError), issubclass(FileNotFoundError, OSError), issubclass(ModuleNotFoundError, ImportError), issubclass(UnboundLocalError, NameError), issubclass(bool, (str, int)))
pass; x = 1; y = 2; print(x, y)
if x: print('one line'); print('two')
if not x: pass
elif y == 2: print('elif')
else: print('else')
z = 1 if x > 5 else 2 if x > 0 else 3
print(z)
x = (1 +
     2)
y = [1,
     2,   # comment
     # another

     3,
     ]
w = 1 + \
    2
print(x, y, w)
def f():
	if True:
		return 'tabs'
print(f())
if True:
  if True:
      print('odd indent')
  print('back')
lambda: None
del x
attempt(lambda: x)
a = [1, 2, 3]; del a[0], a[0]; print(a)
q = {'a': 1, 'b': 2}; del q['a']; print(q)
print(1 if [] else 2, not not 'a', 1 < 2 == 2, 1 == 1 != 2, 1 in [1] == True, (1 in [1]) == True, 'a' 'b' in 'cab', not 1 in [2], 1 not in [2], None is not 1, 2 ** 3 ** 2, -2 ** 2, 2 ** -1, not True == False, 1 + 2 * 3 - 4 / 2, 7 - 3 - 2, 2 * 3 % 4, 1 | 2 ^ 3 & 4 << 1, ~1 + 1, - - 1, +-+1, 1 if 0 else 2 if 0 else 3, (1, 2) + (3,), 1 or 1 / 0, 0 and 1 / 0, 5 > 3 and 'yes' or 'no')
print(*[1, 2], *'ab', sep='|', end='!\n'); print(); print('a', 'b', sep=''); print(None, True, 1.0, [1], sep=', '); print(end='x\n')
if __name__ == '__main__': print('main')

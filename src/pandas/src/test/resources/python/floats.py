def attempt(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)

for x in (0.1, 1 / 3, 1e15, 1e16, 123456789012345680.0, 1e-4, 1e-5, 1.5e300, 5e-324, 1.7976931348623157e308, 100.0, 0.1 + 0.2, 2.5, -0.0, 1e22, 1e21, 12345.678, 3.0e10, 9.999e15):
    print(x, repr(x), str(x), -x)
print(float('nan'), float('inf'), float('-inf'), -float('nan'), float(' 1.5 '), float('1e5'), float('1_0.5'), float('.5'), float('5.'), float('+3'), float('Infinity'), float('-INF'), float('NaN'))
for bad in ('', 'abc', '1.2.3', '1e', '--1', '1 2', '0x10', '1__0', '_1', '.', 'e5'):
    attempt(lambda: float(bad))
attempt(lambda: float(None))
attempt(lambda: float([]))
nan = float('nan'); inf = float('inf')
print(nan == nan, nan != nan, nan < 1, nan > 1, nan in [nan], [nan] == [nan], inf > 10 ** 400, inf - inf, inf * 0, inf == inf, max(nan, 1), max(1, nan), min(nan, 1), sorted([3, nan, 1, 2])[:1])
print(round(0.5), round(1.5), round(2.5), round(-0.5), round(-1.5), round(2.675, 2), round(1.005, 2), round(1.115, 2), round(0.125, 2), round(0.375, 2), round(1234.5678, -2), round(5.5), round(6.5), round(1e20), round(2.5, 0), round(-2.5, 0), round(1.25, 1), round(1.35, 1), round(nan, 2), round(inf, 1), round(0.1, 20), round(123.456, 1))
attempt(lambda: round(nan))
attempt(lambda: round(inf))
attempt(lambda: round('a'))
print(f'{3.14159:.2f}|{3.14159:10.3f}|{3.14159:<10.1f}|{3.14159:^10.1f}|{3.14159:+.1f}|{1234567.891:,.2f}|{0.256:.1%}|{1e10:e}|{1e10:.3E}|{0.0001:g}|{123456789:g}|{1e-10:g}|{100000:g}|{1000000:g}')
print(f'{1.5:f} {1.5:g} {1.0:g} {1e100:f} {1.0} {1.0:} {1.0:.3} {1234.5:.3} {0.00001234:.3} {100.0:.3} {1e16:.17} {12.0:5} {nan:5} {inf:.2f} {-inf:f} {nan:05.1f}')
print(f'{2.5:.0f} {3.5:.0f} {0.5:.0f} {1.005:.2f} {2.675:.2f} {1e-7:.3f} {-0.0001:.2f} {0:.2f} {5:.1f} {10:e} {True:.1f} {1e5:n}')
print('%.2f|%8.3f|%-8.2f|%+.1f|%e|%g|%05.1f|%d|%i|%s|%r|%%|%x|%X|%o|%c|%5s|%-5s|%.3s' % (3.14159, 3.14159, 3.14159, 2.0, 12345.678, 0.0001, 3.14159, 42.9, 7, 'a', 'b', 255, 255, 8, 'z', 'ab', 'ab', 'abcdef'))
print(1.0 == 1, 0.1 + 0.2 == 0.3, 1e308 * 10, -1e308 * 10, 1e-308 / 1e10, 5e-324 / 2)
attempt(lambda: 2.0 ** 10000)
attempt(lambda: 0.0 ** -1)
print((-8) ** 2, (-8.0) ** 3, 2 ** 0.5, 4 ** -0.5, 1 ** float('nan'), float('nan') ** 0, inf ** 0, (-1) ** 3, 0.0 ** 0)
print(7.0 // 2, -7.0 // 2, 7 // 2.5, 6.0 // 0.1, 1 // 0.1, 1 % 0.1, -1 % 0.3, 1e20 % 3, 5.5 // 1.1, inf // 1, 1 // inf, -1 // inf, 1 % inf, -1 % inf)
print(divmod(7.5, 2), divmod(-7.5, 2), abs(-0.0), 3.0 .is_integer(), 3.7.__class__ if False else 'x')
print(bool(0.0), bool(nan), bool(1e-300), not 0.0, 0.0 or 'zero', 1.5 and 'yes')
print(int(1e15), int(123456789.987), float(True), float(10 ** 15), float('1e400'), 1e400)
print(sum([0.1] * 10), sum([0.1, 0.2, 0.3]), 0.1 * 3, 1 - 0.9, 1.1 + 2.2, 3 * 1.1)
print([1.0, 2.5, -3.0, 1e100, nan], {'a': 0.5}, (1.0,), {0.1})
print(100 * 1.1, 1.1 * 1.1, 4.35 * 100, 1.15 + 2.30, 1e23, 8.5e-7, 0.00012345, 123456.789e3)

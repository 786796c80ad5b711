import pandas as pd
import numpy as np
s = pd.Series(['Apple pie', ' banana ', None, 'Cherry-Tart', 'date_99', ''], name='t')
# case: lower
result = s.str.lower()
# case: upper
result = s.str.upper()
# case: strip
result = s.str.strip()
# case: title
result = s.str.title()
# case: capitalize
result = s.str.capitalize()
# case: len
result = s.str.len()
# case: len-no-none
result = s.dropna().str.len()
# case: contains
result = s.str.contains('a')
# case: contains-na
result = s.str.contains('a', na=False)
# case: contains-case
result = s.str.contains('apple', case=False, na=False)
# case: contains-regex
result = s.str.contains(r'\d+', na=False)
# case: contains-alternation
result = s.str.contains('pie|Tart', na=False)
# case: contains-literal
result = pd.Series(['a.b', 'axb']).str.contains('.', regex=False)
# case: contains-mask
result = s[s.str.contains('an', na=False)]
# case: contains-mask-none-error
result = s[s.str.contains('an')]
# case: startswith
result = s.str.startswith('A')
# case: startswith-tuple
result = s.str.startswith(('A', 'd'), na=False)
# case: endswith
result = s.str.endswith('t', na=False)
# case: replace
result = s.str.replace('a', '@')
# case: replace-regex
result = s.str.replace(r'[aeiou]', '', regex=True)
# case: replace-group
result = s.str.replace(r'(\w+)-(\w+)', r'\2-\1', regex=True)
# case: replace-dot-literal
result = pd.Series(['1.5', '2.5']).str.replace('.', ',')
# case: replace-callable
result = s.str.replace(r'\d', lambda m: str(int(m.group(0)) + 1), regex=True)
# case: replace-currency
result = pd.Series(['$1,200', '$30']).str.replace('$', '').str.replace(',', '').astype(float)
# case: split
result = s.str.split(' ')
# case: split-default
result = s.str.split()
# case: split-expand
result = pd.Series(['a b', 'c', None]).str.split(' ', expand=True)
# case: split-n
result = pd.Series(['a b c']).str.split(' ', n=1, expand=True)
# case: split-get
result = pd.Series(['a b', 'c']).str.split(' ').str[1]
# case: split-last
result = pd.Series(['a b', 'c']).str.split(' ').str[-1]
# case: split-str-len
result = pd.Series(['a b', 'c', None]).str.split(' ').str.len()
# case: split-multi-char
result = pd.Series(['a, b', 'c']).str.split(', ')
# case: rsplit
result = pd.Series(['a-b-c']).str.rsplit('-', n=1)
# case: slice
result = s.str[:3]
# case: index
result = s.str[0]
# case: get
result = s.str.get(1)
# case: slice-method
result = s.str.slice(0, 2)
# case: cat
result = s.str.cat(sep='|')
# case: cat-series
result = s.str.cat(s.str.upper(), sep='/')
# case: cat-na-rep
result = s.str.cat(sep='|', na_rep='?')
# case: add-strings
result = s + '!'
# case: add-series
result = s + s
# case: find
result = s.str.find('e')
# case: count
result = s.str.count('a')
# case: isdigit
result = pd.Series(['12', 'a', '']).str.isdigit()
# case: isalpha
result = pd.Series(['ab', 'a1']).str.isalpha()
# case: isnumeric-mask
x = pd.Series(['12', 'a', '7'])
result = x[x.str.isnumeric()].astype(int)
# case: zfill
result = pd.Series(['1', '22']).str.zfill(3)
# case: pad
result = pd.Series(['1']).str.pad(3, side='right', fillchar='*')
# case: rjust
result = pd.Series(['1']).str.rjust(3, '0')
# case: center
result = pd.Series(['ab']).str.center(5, '*')
# case: repeat
result = pd.Series(['ab']).str.repeat(2)
# case: extract
result = s.str.extract(r'(\d+)')
# case: extract-no-expand
result = s.str.extract(r'(\d+)', expand=False)
# case: extract-two
result = pd.Series(['a1', 'b2', 'c']).str.extract(r'([a-z])(\d)')
# case: extract-named
result = pd.Series(['a1', 'b2']).str.extract(r'(?P<letter>[a-z])(?P<digit>\d)')
# case: extract-no-groups
result = s.str.extract('a')
# case: extractall
result = pd.Series(['a1b2', 'c3']).str.extractall(r'([a-z])(\d)')
# case: findall
result = pd.Series(['a1b2', 'c']).str.findall(r'\d')
# case: match
result = s.str.match('[A-Z]', na=False)
# case: fullmatch
result = pd.Series(['ab', 'abc']).str.fullmatch('ab')
# case: partition
result = pd.Series(['a-b-c']).str.partition('-')
# case: removeprefix
result = pd.Series(['pre_x', 'x']).str.removeprefix('pre_')
# case: swapcase
result = pd.Series(['aB']).str.swapcase()
# case: lstrip-chars
result = pd.Series(['xxay']).str.lstrip('x')
# case: join
result = pd.Series([['a', 'b'], ['c']]).str.join('-')
# case: get-dummies
result = pd.Series(['a|b', 'b']).str.get_dummies()
# case: translate
result = pd.Series(['abc']).str.translate(str.maketrans('ab', 'xy'))
# case: casefold-eq
result = s.str.strip().str.lower() == 'banana'
# case: not-strings
result = pd.Series([1, 2]).str.lower()
# case: mixed
result = pd.Series(['a', 1, None]).str.upper()
# case: mixed-len
result = pd.Series(['abc', 1]).str.len()
# case: empty
result = pd.Series([], dtype=object).str.lower()
# case: all-none
result = pd.Series([None, None]).str.lower()
# case: map-str
result = s.map(str)
# case: apply-lambda
result = s.apply(lambda v: v.split('-')[0] if isinstance(v, str) else v)
# case: sorted-words
result = sorted(set(' '.join(s.dropna()).split()))
# case: compare-strings
result = s > 'a'
# case: eq-none
result = s == ''
# case: isin
result = s.isin(['', 'date_99'])
# case: value-counts-lower
result = pd.Series(['A', 'a', 'b']).str.lower().value_counts()
# case: str-of-columns
result = pd.DataFrame({'A b': [1], 'C': [2]}).columns.str.replace(' ', '_').str.lower().tolist()
# case: to-numeric-strip
result = pd.to_numeric(pd.Series([' 1 ', '2.5', 'x']).str.strip(), errors='coerce')
# case: to-numeric-ints
result = pd.to_numeric(pd.Series(['1', '2']))
# case: to-numeric-mixed
result = pd.to_numeric(pd.Series(['1', 2, 3.5, None]))
# case: to-numeric-none-str
result = pd.to_numeric(pd.Series(['1', None]))
# case: to-numeric-bad
result = pd.to_numeric(pd.Series(['1', 'x']))
# case: to-numeric-ignore
result = pd.to_numeric(pd.Series(['1', 'x']), errors='ignore')
# case: to-numeric-scalar
result = [pd.to_numeric('3'), pd.to_numeric('3.5')]
# case: to-numeric-downcast
result = pd.to_numeric(pd.Series(['1', '2']), downcast='integer')
# case: to-numeric-empty-string
result = pd.to_numeric(pd.Series(['', '1']), errors='coerce')
# case: to-numeric-empty-string-raise
result = pd.to_numeric(pd.Series(['', '1']))
# case: to-numeric-list
result = pd.to_numeric(['1', '2'])
# case: to-numeric-bool
result = pd.to_numeric(pd.Series([True, False]))
# case: to-numeric-scientific
result = pd.to_numeric(pd.Series(['1e3', '-2E-1', '+5']))
# case: to-numeric-inf
result = pd.to_numeric(pd.Series(['inf', '-inf', 'nan']))
# case: int-of-str-sum
result = sum(int(v) for v in ['1', '2'])
# case: fstring-column
df = pd.DataFrame({'f': ['A', 'B'], 'l': ['x', 'y']})
df['full'] = df['f'] + ' ' + df['l']
result = df['full'].tolist()
# case: agg-join
df = pd.DataFrame({'f': ['A', 'B']})
result = df.apply(lambda r: r['f'].lower(), axis=1)
# case: wildcard-like
result = s[s.fillna('').str.match(r'^.*rr.*$')]
# case: unicode
result = pd.Series(['é', 'ß', 'ñandú']).str.upper()
# case: unicode-len
result = pd.Series(['héllo', '日本']).str.len()

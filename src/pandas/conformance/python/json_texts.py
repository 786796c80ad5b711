import json
import pandas as pd
d = {'b': [1, 2.5, {'x': None}], 'a': (), 'é': 'tab\t\x0c"q"', 'e': {}}
# case: sorted keys
result = json.dumps(d, sort_keys=True)
# case: indented
result = json.dumps(d, indent=2)
# case: indented by nothing
result = json.dumps(d, indent=0)
# case: indented by text and sorted
result = json.dumps(d, indent='\t', sort_keys=True, ensure_ascii=False)
# case: compact
result = json.dumps(d, separators=(',', ':'))
# case: separators and indent
result = json.dumps([1, [2, 3]], indent=1, separators=(' ;', ' = '))
# case: keys of other types
result = json.dumps({1: 'a', 1.5: 'b', None: 'c', True: 'd', float('nan'): 'e', float('inf'): 'f'})
# case: numbers as keys sorted
result = json.dumps({10: 'a', 9: 'b', 2.5: 'c'}, sort_keys=True)
# case: keys without order
result = json.dumps({'a': 1, 2: 'b'}, sort_keys=True)
# case: one separator
result = json.dumps([1], separators=(',',))
# case: records of a frame
df = pd.DataFrame({'n': [2, 1], 's': ['x', None]})
result = json.dumps(df.to_dict('records'), indent=2, sort_keys=True)
# case: read again
result = json.loads(json.dumps(d, indent=3)) == {**d, 'a': []}
# case: whole numbers of numpy as text
result = json.dumps({'n': pd.Series([1, 2]).sum()}, default=str)
# case: by a function
result = json.dumps([pd.Timestamp('2024-01-02'), {3, 4}], default=lambda o: sorted(o) if isinstance(o, set) else o.isoformat())

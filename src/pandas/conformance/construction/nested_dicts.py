import pandas as pd
import numpy as np
import json
d = [{'id': 1, 'home': {'team': 'A', 'score': 3}, 'away': {'team': 'B', 'score': 2}, 'venue': None, 'z': [1]}, {'id': 2, 'home': {'team': 'C', 'score': 1}, 'away': {'team': 'A'}, 'venue': {'city': 'Oslo', 'geo': {'lat': 1.5}}}]
p = [{'name': 'Gym', 'owner': {'id': 7, 'tags': ['x']}, 'tracks': [{'t': 'A', 'bpm': 128}, {'t': 'B', 'bpm': 140, 'by': {'n': 'Q'}}]}, {'name': 'Calm', 'owner': {'id': 8}, 'tracks': [{'t': 'C', 'bpm': 70}]}, {'name': 'Empty', 'owner': {'id': 9}, 'tracks': []}]
s = [{'state': 'FL', 'info': {'gov': 'R'}, 'counties': [{'name': 'Dade', 'towns': [{'n': 'M'}, {'n': 'H'}]}, {'name': 'Palm', 'towns': []}]}, {'state': 'OH', 'info': {'gov': 'K'}, 'counties': [{'name': 'Summit', 'towns': [{'n': 'S'}]}]}]
# case: paths
result = pd.json_normalize(d), pd.json_normalize(d, sep='_'), pd.json_normalize(d[1]), pd.json_normalize(d, max_level=0), pd.json_normalize(d, max_level=1)
# case: records
result = pd.json_normalize(p, 'tracks'), pd.json_normalize(p, record_path='tracks', meta='name'), pd.json_normalize(p, ['tracks'], ['name', ['owner', 'id']]), pd.json_normalize(p, 'tracks', ['name'], record_prefix='r_', meta_prefix='m_'), pd.json_normalize(p[0], 'tracks', ['name', ['owner', 'id']], sep='/')
# case: deeper
result = pd.json_normalize(s, ['counties', 'towns'], ['state', ['info', 'gov'], ['counties', 'name']]), pd.json_normalize(s, 'counties', ['state', ['info', 'gov']]), pd.json_normalize(s, ['counties', 'towns'])
# case: dtypes
x = pd.json_normalize(p, 'tracks', ['name', ['owner', 'id']])
result = x.dtypes, x['owner.id'].sum(), x.groupby('name')['bpm'].mean()
# case: nothing
result = pd.json_normalize([]), pd.json_normalize({}), pd.json_normalize([{}]), pd.json_normalize([{'a': {}}]), pd.json_normalize([{'a': 1}, {}])
# case: missing-records
result = pd.json_normalize([{'a': 1}], 'b')
# case: no-list
result = pd.json_normalize([{'a': 1}], 'a')
# case: null-list
result = pd.json_normalize([{'a': None, 'b': 1}, {'a': [{'c': 2}], 'b': 3}], 'a', 'b')
# case: missing-meta
result = pd.json_normalize(p, 'tracks', ['nope'])
# case: missing-meta-ignored
result = pd.json_normalize(p, 'tracks', ['nope', ['owner', 'x']], errors='ignore')
# case: conflict
result = pd.json_normalize([{'t': 1, 'r': [{'t': 2}]}], 'r', 't')
# case: plain-records
result = pd.json_normalize([{'a': 1, 'r': [5, 6]}, {'a': 2, 'r': [7]}], 'r', 'a')
# case: parsed
result = pd.json_normalize(json.loads('{"rows": [{"k": 1, "v": {"a": true, "b": null}}, {"k": 2, "v": {"a": false}}]}')['rows'])
# case: of-column
f = pd.DataFrame({'j': ['{"a": 1, "b": {"c": 2}}', '{"a": 3}']})
result = pd.json_normalize(f['j'].map(json.loads).tolist()), f.join(pd.json_normalize(f['j'].apply(json.loads)))
# case: of-text
result = pd.json_normalize('a')

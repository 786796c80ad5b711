# data: printed_hosts
import pandas as pd
import numpy as np
import re
import json
from collections import OrderedDict

hosts = pd.DataFrame({
    'host': ['web1', 'web2', 'web10', 'db1', 'DB2', 'cache-a', None],
    'ip': ['10.0.0.2', '10.0.0.10', '10.0.0.9', '192.168.1.1', '10.0.1.1', '', '10.0.0.100'],
    'ram_gb': pd.array([16, 32, 8, 256, None, 64, 1], dtype='Int64'),
    'load': pd.array([0.5, 1.25, None, 12.0, 0.001, 3.0, 0.0], dtype='Float64'),
    'os': pd.array(['Debian 12', 'debian 11', None, 'RHEL 9', 'rhel 9', 'Alpine', ''], dtype='string'),
    'prod': pd.array([True, True, False, True, None, False, None], dtype='boolean'),
})
events = pd.DataFrame({
    'at': pd.to_datetime(['2024-06-01 00:00:00.001', '2024-06-01 00:00:00.250', '2024-06-01 13:45:10', '2024-06-02 00:00:00',
                          '2024-06-02 23:59:59.999999', None, '2024-06-03 08:00:00', '2024-06-03 08:00:00'], format='ISO8601'),
    'host': ['web1', 'web1', 'db1', 'web10', 'DB2', 'web2', 'ghost', None],
    'level': ['INFO', 'warn', 'ERROR', 'ERROR', 'info', 'WARN ', 'error', 'INFO'],
    'msg': ['start', 'slow query took 250ms', 'disk 95% full on /dev/sda1', 'timeout after 30s', '', None, 'unknown host', 'ok'],
    'bytes': [0, 1023, 1024, 1536000, 5_000_000_000, 1, -1, 2048],
})
disks = pd.DataFrame({
    'host': ['web1', 'web1', 'db1', 'db1', 'db1', 'cache-a'],
    'mount': ['/', '/var', '/', '/data', '/backup', '/'],
    'used_pct': [45.5, 99.99, 12.0, 87.125, 0.0, 100.0],
    'free': ['10G', '512M', '1.5T', '200G', '2T', '0'],
})

# case: printed_hosts/extension-array-reprs
result = repr(hosts['ram_gb'].array) + '\n' + repr(hosts['load'].array)

# data: printed_menu
import pandas as pd
import numpy as np
import json
import re
from functools import reduce

menu = pd.DataFrame({
    'dish': ['Crème brûlée', 'jalapeño poppers', '寿司セット', 'Bœuf Bourguignon', 'Soup of the day', 'CRÈME BRÛLÉE ', 'Café ☕', None],
    'price': ['€7.50', '5', '18,00 €', '$21.95', 'market', '€7.50', '3.2', ''],
    'kcal': [420, 310, 650, 1100, 0, 420, -1, 12],
    'vegan': [False, True, False, False, None, False, True, None],
    'tags': ['dessert|sweet', 'spicy', 'fish|raw|jp', 'beef|wine', None, 'dessert', '', 'misc'],
})
reviews = pd.DataFrame({
    'dish': ['Crème brûlée', 'Crème brûlée', '寿司セット', 'jalapeño poppers', 'Bœuf Bourguignon', 'Bœuf Bourguignon', 'Tacos', None, '寿司セット'],
    'stars': [5, 4, 5, 2, 3, None, 1, 4, 5],
    'text': ['Absolutely divine, would come back every single week just for this',
             'too sweet', 'すごい!', 'meh\nnot hot', 'Rich & hearty — "like grandma\'s"', None, '', 'OK', 'Fresh; pricey'],
    'when': ['2023-12-24', '24/12/2023', 'Jan 5, 2024', '2024-01-05', '2024.02.10', None, 'yesterday', '2024-03-01', '2024-03-01'],
})
tables_ = pd.DataFrame({
    'table': ['T1', 'T2', 'T10', 'T11', 'T3'],
    'seats': [2, 4, 6, 8, 2],
    'outdoor': [True, False, False, True, True],
    'rating': [4.123456789, 3.5, 2.0, 4.75, 5.0],
})

# case: printed_menu/star-repeat-broken
result = ('*' * reviews['stars']).tolist()

# data: printed_shipments
import pandas as pd
import numpy as np
import itertools
import re

shipments = pd.DataFrame({
    'tracking': ['PKG-9', 'PKG-10', 'PKG-101', 'PKG-2', 'pkg-2', 'PKG-11', 'PKG-20', 'PKG-3', 'PKG-1'],
    'origin': ['Berlin', 'Tokyo', 'São Paulo', 'Berlin', 'berlin', None, 'Lagos', 'Tokyo', 'Berlin'],
    'dest': ['Paris', 'Oslo', 'Lima', 'Paris', 'Paris ', 'Oslo', 'Lima', 'Tokyo', 'Lagos'],
    'kg': [1.5, 20.0, 0.25, 1000.0, 3.75, np.nan, 12.0, 0.0, 7.125],
    'fragile': [True, False, True, True, False, None, False, True, False],
    'shipped': pd.to_datetime(['2024-01-31', '2024-02-01', '2024-02-01', '2024-02-10', None, '2024-02-29', '2024-03-01', '2024-03-01', '2024-03-15']),
    'status': pd.Categorical(['delivered', 'in transit', 'lost', 'delivered', 'delivered', 'in transit', None, 'delivered', 'created']),
})
rates = pd.DataFrame({
    'zone': ['EU', 'EU', 'ASIA', 'ASIA', 'LATAM'],
    'tier': ['std', 'exp', 'std', 'exp', 'std'],
    'rate': [4.5, 9.0, 12.25, 30.0, 18.999],
    'days': [3, 1, 9, 4, 14],
}).set_index(['zone', 'tier'])
zones = {'Paris': 'EU', 'Oslo': 'EU', 'Tokyo': 'ASIA', 'Lima': 'LATAM'}
log = pd.DataFrame({
    'seq': np.arange(1, 91),
    'hub': list(itertools.islice(itertools.cycle(['B1', 'B2', 'A10', 'A9']), 90)),
    'load': np.round(np.arange(90) * 1.37, 2),
})

# case: printed_shipments/long-option-context
with pd.option_context('display.max_rows', 10):
    result = str(log)

# data: printed_stations
import pandas as pd
import numpy as np
import re
from collections import Counter

stations = pd.DataFrame({
    'code': ['OSL', 'HEL', 'NUU', 'ZRH', 'xxx'],
    'city': ['Oslo', 'Helsinki', 'Nuuk', 'Zürich', None],
    'lat': [59.9139, 60.1699, 64.1814, 47.3769, np.nan],
    'lon': [10.7522, 24.9384, -51.6941, 8.5417, 0.0],
    'elev_m': [23, 25, 86, 408, -3],
})
idx = pd.date_range('2024-02-26', periods=8, freq='D')
daily = pd.DataFrame({
    'OSL': [-3.5, -2.0, 0.0, 1.25, np.nan, 4.0, 3.999, -0.001],
    'HEL': [-12.0, -11.5, -9.0, -8.75, -7.0, np.nan, np.nan, -1.0],
    'ZRH': [5, 6, 8, 11, 9, 7, 7, 10],
}, index=idx)
obs = pd.DataFrame({
    'station': ['OSL', 'OSL', 'HEL', 'hel ', 'NUU', 'ZRH', 'ZRH', None, 'OSL', 'BGO'],
    'ts': pd.to_datetime(['2024-02-26 06:00:00', '2024-02-26 18:00:00', '2024-02-26 06:00:00', '2024-02-27 06:30:00', None,
                          '2024-02-28 00:00:00', '2024-02-28 12:15:30', '2024-02-29 00:00:00', '2024-03-01 06:00:00', '2024-03-01 06:00:00']),
    'rain_mm': [0.0, 1e-05, 12.5, 1234567.891, np.nan, 0.3, 0.1, 2.0, 1e10, 5.0],
    'wind': ['N 5', 'NE 12', 'calm', 'S 3.5', None, 'W 20', 'w 7', '', 'N 100', 'SSW 9'],
    'frost': pd.array([True, False, True, True, pd.NA, False, False, pd.NA, False, True], dtype='boolean'),
})

# case: printed_stations/datetimeindex-repr
result = repr(daily.index)

# case: printed_stations/rain-series-mixed-magnitude
result = str(obs['rain_mm'])

# case: printed_stations/frost-repr
result = f"{obs['frost']}\n{obs['frost'].values}"

# data: test_data_census
import pandas as pd
import numpy as np
import json
from collections import deque
from itertools import product
# case: test_data_census/set-index-compare-frames
v1 = pd.DataFrame({'id': [1, 2, 3], 'name': ['a', 'b', 'c'], 'val': [1.0, 2.0, None]}).set_index('id')
v2 = pd.DataFrame({'id': [1, 2, 3], 'name': ['a', 'B', 'c'], 'val': [1.0, 2.5, None]}).set_index('id')
diff = v1.compare(v2)
result = {'equal': v1.equals(v2), 'diff': diff, 'changed': diff.index.tolist()}
# data: test_data_customers
import pandas as pd
import numpy as np
import ast
import json
from io import StringIO
# case: test_data_customers/coupons-read-csv-stringio
csv_text = """code,discount,active,expires
SAVE10,10%,Y,2024-12-31
SAVE20,20%,N,31/01/2024
FREESHIP,,Y,
VIP50,50%,y,2025-06-30
"""
coupons_df = pd.read_csv(StringIO(csv_text))
coupons_df['discount'] = coupons_df['discount'].str.rstrip('%').astype(float) / 100
coupons_df['active'] = coupons_df['active'].str.upper().map({'Y': True, 'N': False})
coupons_df['expires'] = pd.to_datetime(coupons_df['expires'], errors='coerce', format='%Y-%m-%d')
result = coupons_df
# data: test_data_empty
import pandas as pd
import numpy as np
from io import StringIO
# case: test_data_empty/dtype-param-whole-frame
f_df = pd.DataFrame({'x': ['1', '2'], 'y': ['3.5', '4']}, dtype='float64')
o_df = pd.DataFrame([[1, 2], [3, 4]], columns=['p', 'q'], dtype=object)
i_df = pd.DataFrame(np.zeros((2, 2)), columns=['m', 'n'], dtype='int16')
result = [d.dtypes.astype(str).to_dict() for d in (f_df, o_df, i_df)] + [f_df.sum().to_dict()]
# data: test_data_patients
import pandas as pd
import numpy as np
import ast
from datetime import datetime, timedelta
from io import StringIO
# case: test_data_patients/diagnoses-read-csv-dtype
csv = StringIO(
    "patient_id,icd,severity,onset\n"
    "0001,J45.0,2,2023-11-02\n"
    "0002,E11,3,2022-01-15\n"
    "0003,I10,NA,2021-07-30\n"
    "0001,E11,1,\n"
)
diagnoses_df = pd.read_csv(csv, dtype={'patient_id': str, 'severity': 'Int64'}, parse_dates=['onset'])
result = (diagnoses_df, diagnoses_df.dtypes.astype(str).to_dict())

import pandas as pd
import numpy as np
from typing import Dict, List, Union

schools = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '01316170131763', '19647330100289', '19647331234567', '37683380106732', '43694270125799', '10621661030642', '10621661030675', '19647330117036'],
    'School': ['FAME Public Charter', 'Envision Academy', None, 'N.E.W. Academy', 'Venice Senior High', 'Gompers Prep', 'Downtown College Prep', 'Fresno High', 'Hoover High', 'Ivy Bound Academy'],
    'County': ['Alameda', 'Alameda', 'Alameda', 'Los Angeles', 'Los Angeles', 'San Diego', 'Santa Clara', 'Fresno', 'Fresno', 'Los Angeles'],
    'District': ['Alameda County Office', 'Alameda County Office', 'Alameda City Unified', 'Los Angeles Unified', 'los angeles unified ', 'San Diego Unified', 'East Side Union High', 'Fresno Unified', 'Fresno Unified', 'Los Angeles Unified'],
    'Charter': [1, 1, np.nan, 1, 0, 1, 1, 0, 0, 1],
    'OpenDate': ['2005-08-29', '2006-08-28', None, '2004-09-01', '1980-07-01', '09/06/2005', '2000-08-23', '1980-07-01', '1980-07-01', '2007-09-04'],
    'ClosedDate': ['2015-07-31', None, '1989-06-30', None, None, None, None, None, None, None],
    'StatusType': ['Closed', 'Active', 'Closed', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active', 'Active'],
    'Phone': ['', '(510) 596-8901', None, '(213) 413-9183', '(310) 577-4200', '(619) 263-2171', '(408) 942-7000', '(559) 457-2780', '(559) 451-4000', '(818) 625-4928'],
    'Virtual': ['P', 'N', None, 'N', 'N', 'F', 'N', 'N', 'N', 'F'],
})

frpm = pd.DataFrame({
    'CDSCode': ['01100170109835', '01100170112607', '19647330100289', '19647331234567', '37683380106732', '43694270125799', '10621661030642', '10621661030675', '99999999999999'],
    'Educational Option Type': ['Traditional', 'Traditional', 'Traditional', 'Traditional', 'Traditional', 'Continuation School', 'Traditional', 'Continuation School', 'Traditional'],
    'Low Grade': ['K', '9', 'K', '9', '6', '9', '9', '9', 'K'],
    'High Grade': ['12', '12', '5', '12', '12', '12', '12', '12', '5'],
    'Enrollment (K-12)': [1087.0, 395.0, 244.0, 2182.0, 1109.0, 0.0, 2214.0, 1715.0, 100.0],
    'Free Meal Count (K-12)': [565.0, 186.0, 134.0, 1003.0, np.nan, 0.0, 1902.0, 1450.0, 25.0],
    'FRPM Count (K-12)': [715.0, 186.0, 175.0, 1180.0, 980.0, 0.0, 1999.0, 1501.0, 50.0],
})

satscores = pd.DataFrame({
    'cds': ['01100170112607', '19647330100289', '19647331234567', '37683380106732', '43694270125799', '10621661030642', '10621661030675', '10621661030675'],
    'sname': ['Envision Academy', 'NEW Academy', 'Venice High', 'Gompers', 'DCP', 'Fresno High', 'Hoover High', 'Hoover High'],
    'NumTstTakr': [17, 71, 550, 110, 0, 305, 214, 214],
    'AvgScrRead': ['503', '397', '505', '418', None, '432', '418', '418'],
    'AvgScrMath': [546.0, 387.0, 498.0, 418.0, np.nan, 424.0, 418.0, 418.0],
    'NumGE1500': [14, 5, 274, 12, np.nan, 60, 36, 36],
})

# case: highest-free-rate-alameda
def highest_free_rate(schools: pd.DataFrame, frpm: pd.DataFrame, county: str = 'Alameda') -> float:
    """What is the highest eligible free rate for K-12 students in the schools in Alameda County?"""
    merged = frpm.merge(schools[['CDSCode', 'County']], on='CDSCode')
    merged = merged[merged['County'] == county]
    rate = merged['Free Meal Count (K-12)'] / merged['Enrollment (K-12)']
    return rate.max()

result = highest_free_rate(schools, frpm)
# case: lowest-three-continuation
def lowest_three_rates(frpm):
    cont = frpm[frpm['Educational Option Type'] == 'Continuation School'].copy()
    cont['rate'] = cont['Free Meal Count (K-12)'] / cont['Enrollment (K-12)']
    return cont.sort_values('rate', na_position='last').head(3)['rate'].tolist()

result = lowest_three_rates(frpm)
# case: phone-direct-charter
def get_phones(schools: pd.DataFrame) -> List[str]:
    """
    Phone numbers of charter schools opened after 2000/1/1.
    """
    opened = pd.to_datetime(schools['OpenDate'], errors='coerce')
    mask = (schools['Charter'] == 1) & (opened > pd.Timestamp(2000, 1, 1))
    phones = schools.loc[mask, 'Phone']
    return [p for p in phones if p]

result = get_phones(schools)
# case: mixed-dates
def open_years(schools):
    dates = pd.to_datetime(schools['OpenDate'], format='mixed')
    return dates.dt.year.astype('Int64')

result = open_years(schools)
# case: strict-date-fails
def open_month(schools):
    """Return the month in which each school was opened."""
    schools = schools.copy()
    schools['OpenDate'] = pd.to_datetime(schools['OpenDate'], format='%Y-%m-%d')
    return schools['OpenDate'].dt.month.value_counts()

result = open_month(schools)
# case: avg-read-by-county
def average_reading_by_county(schools, satscores):
    sat = satscores.drop_duplicates().assign(AvgScrRead=lambda d: pd.to_numeric(d['AvgScrRead'], errors='coerce'))
    df = sat.merge(schools, left_on='cds', right_on='CDSCode', how='inner')
    return df.groupby('County', as_index=False)['AvgScrRead'].mean().round(1)

result = average_reading_by_county(schools, satscores)
# case: virtual-math-over-400
def count_virtual_math(schools, satscores) -> int:
    joined = pd.merge(satscores, schools, how='inner', left_on='cds', right_on='CDSCode')
    cond = (joined.AvgScrMath > 400) & (joined.Virtual == 'F')
    return int(cond.sum())

result = count_virtual_math(schools, satscores)
# case: excellence-rate
def excellence_rate(satscores: pd.DataFrame) -> pd.DataFrame:
    """Compute NumGE1500 / NumTstTakr for every school."""
    def safe_div(row):
        if row['NumTstTakr'] == 0 or pd.isnull(row['NumGE1500']):
            return None
        return row['NumGE1500'] / row['NumTstTakr']
    out = satscores.drop_duplicates('cds').copy()
    out['rate'] = out.apply(safe_div, axis=1)
    return out[['sname', 'rate']].sort_values('rate', ascending=False, ignore_index=True)

result = excellence_rate(satscores)
# case: top-enrollment-per-county
def largest_school_per_county(schools, frpm):
    df = schools.merge(frpm, on='CDSCode')
    idx = df.groupby('County')['Enrollment (K-12)'].idxmax()
    return df.loc[idx, ['County', 'School', 'Enrollment (K-12)']].set_index('County')

result = largest_school_per_county(schools, frpm)
# case: active-districts
def active_districts(schools: pd.DataFrame) -> pd.Series:
    active = schools[schools['StatusType'] == 'Active']
    return active['District'].str.strip().str.title().value_counts()

result = active_districts(schools)
# case: unmatched-frpm
def frpm_without_school(frpm, schools):
    return frpm[~frpm['CDSCode'].isin(schools['CDSCode'])][['CDSCode', 'Enrollment (K-12)']].to_dict('records')

result = frpm_without_school(frpm, schools)
# case: grade-span-counts
def grade_span(frpm: pd.DataFrame) -> pd.Series:
    """Most common grade span served."""
    span = frpm['Low Grade'] + '-' + frpm['High Grade']
    return span.value_counts().head(1)

result = grade_span(frpm)
# case: crosstab-charter-status
def charter_by_status(schools):
    label = schools['Charter'].map({1: 'charter', 0: 'regular'}).fillna('unknown')
    return pd.crosstab(label, schools['StatusType'], margins=True)

result = charter_by_status(schools)
# case: non-charter-enroll-ratio
def charter_ratio(schools: pd.DataFrame, frpm: pd.DataFrame) -> float:
    """Ratio of enrollment in charter vs. non-charter schools."""
    df = pd.merge(schools, frpm, on='CDSCode', how='left')
    charter = df.loc[df['Charter'] == 1, 'Enrollment (K-12)'].sum()
    other = df.loc[df['Charter'] == 0, 'Enrollment (K-12)'].sum()
    if other == 0:
        raise ValueError('no non-charter schools')
    return round(charter / other, 4)

result = charter_ratio(schools, frpm)
# case: area-code
def schools_by_area_code(schools):
    codes = schools['Phone'].str.extract(r'\((\d{3})\)', expand=False)
    return schools.groupby(codes)['School'].apply(list)

result = schools_by_area_code(schools)
# case: missing-column
def total_test_takers(schools, satscores):
    """Number of SAT test takers of Fresno schools."""
    merged = schools.merge(satscores, left_on='CDSCode', right_on='cds')
    fresno = merged[merged['County'] == 'Fresno']
    return fresno['NumTstTakers'].sum()

result = total_test_takers(schools, satscores)
# case: difference-frpm-free
def diff_over_30(schools, frpm, threshold: int = 30) -> pd.DataFrame:
    """
    List the names of schools with more than 30 difference between
    FRPM count and free meal count, along with the full data.
    """
    df = frpm.merge(schools[['CDSCode', 'School', 'County']], on='CDSCode', how='inner')
    df['difference'] = df['FRPM Count (K-12)'].sub(df['Free Meal Count (K-12)'])
    return df.query('difference > @threshold')[['School', 'County', 'difference']]

result = diff_over_30(schools, frpm)
# case: cds-prefix
def county_code_table(schools):
    t = schools[['CDSCode', 'County']].copy()
    t['code'] = t['CDSCode'].str[:2].astype(int)
    return t.drop_duplicates(['code', 'County'])[['code', 'County']].set_index('code')['County'].to_dict()

result = county_code_table(schools)
# case: closed-duration
def years_open(schools: pd.DataFrame) -> pd.DataFrame:
    s = schools.dropna(subset=['OpenDate', 'ClosedDate']).copy()
    s['days'] = (pd.to_datetime(s['ClosedDate']) - pd.to_datetime(s['OpenDate'])).dt.days
    s['years'] = (s['days'] / 365.25).round(1)
    return s[['School', 'days', 'years']]

result = years_open(schools)
# case: rank-by-math
def rank_math(satscores):
    df = satscores.drop_duplicates().copy()
    df['rank'] = df['AvgScrMath'].rank(method='dense', ascending=False)
    return df.sort_values(['rank', 'sname'])[['sname', 'AvgScrMath', 'rank']].reset_index(drop=True)

result = rank_math(satscores)
# case: int-cast-nan-error
def ge1500_list(satscores):
    """List the number of test takers over 1500 as integers."""
    return satscores['NumGE1500'].astype(int).tolist()

result = ge1500_list(satscores)
# case: second-highest-takers
def second_highest(satscores: pd.DataFrame) -> Dict[str, Union[str, int]]:
    uniq = satscores.drop_duplicates(subset='cds')
    row = uniq.sort_values('NumTstTakr', ascending=False).iloc[1]
    return {'school': row['sname'], 'takers': int(row['NumTstTakr'])}

result = second_highest(satscores)
# case: pivot-option-grade
def enrollment_pivot(frpm):
    return frpm.pivot_table(values='Enrollment (K-12)', index='Educational Option Type', columns='Low Grade', aggfunc='sum', fill_value=0)

result = enrollment_pivot(frpm)
# case: share-of-county
def share_of_county(schools, frpm):
    df = schools.merge(frpm[['CDSCode', 'Enrollment (K-12)']], on='CDSCode')
    df = df.rename(columns={'Enrollment (K-12)': 'enroll'})
    df['share'] = df['enroll'] / df.groupby('County')['enroll'].transform('sum')
    return df[['County', 'School', 'share']].sort_values(by=['County', 'share'], ascending=[True, False])

result = share_of_county(schools, frpm)

'use strict';
// Everything that a person, a database or a model wrote goes into the page as text, never as HTML.

const byId = id => document.getElementById(id);
const KEY = 'assay-key';
const ROWS = 'assay-rows:';
let shown = null;
let showings = 0;
let mayReadRows = false;
let followed = null;
let asked = [];
let asker = '';
let shownBatch = null;

function element(name, options = {}, ...children) {
  const made = document.createElement(name);
  for (const [option, value] of Object.entries(options)) {
    if (option === 'class') made.className = value;
    else if (option in made) made[option] = value;
    else made.setAttribute(option, value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined).map(child => typeof child === 'string' ? visible(child) : child));
  return made;
}

/** What steers, breaks or reorders text is shown by its code, as it is in a terminal. */
const visible = text => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]|(?=\p{Script=Common})\p{Cf}/gu, sign =>
  '\n\t'.includes(sign) ? sign : sign === '\r' ? '\\r' : '\\u' + sign.codePointAt(0).toString(16).padStart(4, '0'));

/** A list that is read in parts, the last first; what was read stays when it is read again. */
function listed(id, path, field, item) {
  let known = [];
  let more = false;
  const show = () => {
    byId(id).replaceChildren(...known.map(each => element('li', {}, item(each))));
    if (!known.length) byId(id).append(element('li', { class: 'soft' }, 'Nothing yet.'));
    if (!more) return;
    const button = element('button', { type: 'button', class: 'quiet' }, 'Earlier ones');
    button.addEventListener('click', async () => {
      const shownBefore = known.length;
      button.disabled = true;
      try {
        await load(known[known.length - 1].id);
        byId(id).children[shownBefore].firstChild.focus();
      } catch (problem) {
        button.replaceWith(element('span', { class: 'problem', role: 'alert' }, problem.message));
      }
    });
    byId(id).append(element('li', {}, button));
  };
  async function load(before) {
    const answer = await read(path + (before ? '?before=' + before : ''));
    const found = answer[field];
    const rest = known.filter(each => !found.some(one => one.id === each.id));
    // with more new ones than one part holds, what lies between is only read from the new ones on
    const joined = before || rest.length < known.length;
    if (before || !joined || !rest.length) more = answer.more;
    known = before ? [...rest, ...found] : joined ? [...found, ...rest] : found;
    show();
    return known;
  }
  return { load: () => load(), show };
}

const badge = status => element('span', { class: 'badge ' + status }, status);

const GONE = 'The server does not answer: ask whoever runs it, and try again. What is under way goes on when it is there again.';
const gone = cause => { throw Object.assign(new Error(GONE, { cause }), { gone: true }); };

async function call(path, options = {}) {
  const headers = { ...options.headers };
  const key = sessionStorage.getItem(KEY);
  if (key) headers['x-api-key'] = key;
  if (options.body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { ...options, headers }).catch(gone);
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  throw Object.assign(new Error(problem.message || 'the server answers ' + answer.status), { status: answer.status });
}

const read = async path => (await call(path)).json();

// ---- who asks

async function begin() {
  const key = sessionStorage.getItem(KEY);
  try {
    const { databases, rows, asker: name } = await read('/v1/databases');
    mayReadRows = rows;
    asker = name;
    byId('database').replaceChildren(...databases.map(name => element('option', { value: name }, name)));
    byId('key-form').hidden = true;
    byId('desk').hidden = false;
    byId('leave').hidden = !sessionStorage.getItem(KEY);
    await showHistory();
    if (!await goTo(location.hash)) byId('question').focus();
  } catch (problem) {
    byId('desk').hidden = true;
    byId('key-form').hidden = false;
    if (problem.status !== 403) byId('key-problem').textContent = problem.message;
    else if (key) byId('key-problem').textContent = 'This key does not hold.';
    if (key === sessionStorage.getItem(KEY)) sessionStorage.removeItem(KEY);
    byId('key').focus();
  }
}

byId('key-form').addEventListener('submit', event => {
  event.preventDefault();
  byId('key-problem').textContent = '';
  sessionStorage.setItem(KEY, byId('key').value.trim());
  byId('key').value = '';
  begin();
});

byId('leave').addEventListener('click', () => {
  sessionStorage.removeItem(KEY);
  location.replace('/');
});

// ---- asking

byId('ask-form').addEventListener('submit', async event => {
  event.preventDefault();
  if (byId('ask').disabled) return; // it is being asked
  byId('ask-problem').textContent = '';
  byId('ask').disabled = true;
  try {
    const body = { question: byId('question').value, evidence: byId('evidence').value };
    if (byId('database').value) body.db_id = byId('database').value;
    if (followed) body.follows = followed;
    const { id } = await (await call('/v1/questions', { method: 'POST', body: JSON.stringify(body) })).json();
    follow(null);
    history.pushState(null, '', '#q=' + id);
    show(id, body.question); // meanwhile another one may be asked
    await showHistory();
  } catch (problem) {
    byId('ask-problem').textContent = problem.message;
  } finally {
    byId('ask').disabled = false;
  }
});

byId('ask-form').addEventListener('keydown', event => {
  const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !event.isComposing;
  if (sends && event.target.matches('textarea')) byId('ask-form').requestSubmit();
});

window.addEventListener('popstate', () => goTo(location.hash));

/** Shows what an address of this page means; false for none. */
async function goTo(hash) {
  const id = hash.slice(3);
  if (hash.startsWith('#q=')) await show(id);
  else if (hash.startsWith('#b=')) await showBatch(id);
  else return false;
  return true;
}

const questionList = listed('history', '/v1/history', 'questions', each => {
  const said = each.right === undefined ? '' : each.right ? ' ✓ right' : ' ✗ wrong';
  const link = element('a', { href: '#q=' + each.id }, badge(each.status), ' ', each.question || each.id, said);
  if (each.id === shown) link.setAttribute('aria-current', 'true');
  return link;
});

async function showHistory() {
  asked = await questionList.load();
}

// ---- a question that refers to the one before

function follow(id, question) {
  followed = id;
  byId('follows').hidden = !id;
  byId('follows-question').textContent = id ? visible(question) : '';
  if (id) {
    byId('question').value = '';
    byId('question').focus();
  }
}

byId('unfollow').addEventListener('click', () => {
  follow(null);
  byId('question').focus();
});

// ---- files of questions

// The first look comes soon; the rest leave the key its requests.
const POLL = 1000;
const SLOWEST_POLL = 15000;
const LINES_SHOWN = 50;
const LARGEST = 240 * 1024;

/** JSON lines, or one array; what is no JSON goes as it is, and the server tells its line. */
function questionsOf(text) {
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  return text.split('\n').filter(line => line.trim()).map(line => {
    try {
      return JSON.parse(line);
    } catch {
      return line;
    }
  });
}

byId('batch-form').addEventListener('submit', async event => {
  event.preventDefault();
  byId('batch-problem').textContent = '';
  byId('ask-batch').disabled = true;
  try {
    const file = byId('batch-file').files[0];
    if (file.size > LARGEST) throw new Error('The file is larger than ' + LARGEST / 1024 + ' KiB: split it, or use assay batch.');
    const database = byId('database').value;
    const questions = questionsOf(await file.text())
      .map(each => each && typeof each === 'object' && !each.db_id && database ? { ...each, db_id: database } : each);
    const { id } = await (await call('/v1/batches', { method: 'POST', body: JSON.stringify({ name: file.name, questions }) })).json();
    history.pushState(null, '', '#b=' + id);
    await showBatch(id);
  } catch (problem) {
    byId('batch-problem').textContent = problem instanceof SyntaxError ? 'The file is not JSON: ' + problem.message : problem.message;
  } finally {
    byId('ask-batch').disabled = false;
  }
});

byId('batches').addEventListener('toggle', () => {
  if (byId('batches').open) batchList.load().catch(problem => { byId('batch-problem').textContent = problem.message; });
});

const batchList = listed('batch-list', '/v1/batches', 'batches', each => {
  const link = element('a', { href: '#b=' + each.id }, badge(each.status), ' ', each.name, ' ',
    element('span', { class: 'soft' }, (each.ended || 0) + ' of ' + each.lines));
  if (each.id === shownBatch) link.setAttribute('aria-current', 'true');
  return link;
});

async function showBatch(id) {
  const showing = ++showings;
  shown = null;
  shownBatch = id;
  byId('run').hidden = true;
  byId('batch').hidden = false;
  byId('batches').open = true;
  byId('batch-title').textContent = 'Batch ' + id;
  byId('batch-state').replaceChildren();
  byId('batch-lines').replaceChildren();
  byId('batch-title').focus();
  try {
    await batchList.load();
    for (let wait = POLL; ; wait = Math.min(2 * wait, SLOWEST_POLL)) {
      const batch = await read('/v1/batches/' + id);
      if (!isShown(showing)) return;
      byId('batch-title').textContent = visible(batch.name);
      const counts = Object.entries(batch.counts || {}).flatMap(([status, count]) => [' ', element('span', { class: 'badge ' + status }, count + ' ' + status)]);
      byId('batch-state').replaceChildren((batch.ended || 0) + ' of ' + batch.lines + ' questions have ended.', ...counts,
        batch.tokens === undefined ? '' : ' ' + batch.tokens + ' tokens' + (batch.cost ? ', cost ' + batch.cost : ''));
      if (batch.status === 'ended') break;
      if (batch.status === 'failed') throw new Error(batch.reason);
      await new Promise(done => setTimeout(done, wait));
    }
    await Promise.all([showLines(id, showing), batchList.load()]);
  } catch (problem) {
    if (isShown(showing)) byId('batch-state').replaceChildren(badge('failed'), ' ', problem.message);
  }
}

async function showLines(id, showing) {
  const results = await (await call('/v1/batches/' + id + '/results')).text();
  if (!isShown(showing)) return;
  const lines = results.split('\n').filter(line => line).map(line => JSON.parse(line));
  const rows = element('tbody');
  const caption = element('caption');
  const earlier = element('button', { type: 'button', class: 'quiet', id: 'lines-before' }, 'The lines before');
  const later = element('button', { type: 'button', class: 'quiet', id: 'lines-after' }, 'The lines after');
  let first = 0;
  const turn = to => {
    first = to;
    const end = Math.min(first + LINES_SHOWN, lines.length);
    caption.textContent = lines.length > LINES_SHOWN ? 'Lines ' + (first + 1) + ' to ' + end + ' of ' + lines.length : 'Its questions';
    rows.replaceChildren(...lines.slice(first, end).map(lineRow));
    earlier.disabled = first === 0;
    later.disabled = end === lines.length;
  };
  earlier.addEventListener('click', () => {
    turn(first - LINES_SHOWN);
    if (earlier.disabled) later.focus();
  });
  later.addEventListener('click', () => {
    turn(first + LINES_SHOWN);
    if (later.disabled) earlier.focus();
  });
  turn(0);
  const download = element('a', { href: URL.createObjectURL(new Blob([results], { type: 'application/x-ndjson' })), download: id + '.jsonl' }, 'Download the answers');
  byId('batch-lines').replaceChildren(element('p', {}, download), element('div', { class: 'scroll' }, element('table', {},
    caption,
    element('thead', {}, element('tr', {}, ...['Line', 'Status', 'Question', 'SQL, or why there is none'].map(name => element('th', { scope: 'col' }, name)))),
    rows)), lines.length > LINES_SHOWN ? element('p', { class: 'row' }, earlier, later) : '');
}

const lineRow = line => element('tr', {},
  element('td', { class: 'count' }, String(line.line)),
  element('td', {}, badge(line.status)),
  element('td', {}, line.question ? element('a', { href: '#q=' + line.run.slice(asker.length + 1) }, line.question) : line.question_id || ''),
  element('td', {}, line.sql || line.reason || ''));

// ---- what it took

byId('usage').addEventListener('toggle', async () => {
  if (!byId('usage').open) return;
  try {
    const { days } = await read('/v1/usage');
    const rows = days.map(day => [day.day, day.runs, day.verified, day.input_tokens + day.output_tokens, spent(day)]);
    byId('usage-table').replaceChildren(days.length
      ? table('The last 30 days of this key', { columns: ['Day', 'Runs', 'Verified', 'Tokens', 'Models'].map(name => ({ name })), rows })
      : element('p', { class: 'soft' }, 'Nothing yet.'));
  } catch (problem) {
    byId('usage-table').replaceChildren(element('p', { class: 'problem', role: 'alert' }, problem.message));
  }
});

function spent(day) {
  if (!day.runs_without_price) return day.model_cost;
  return day.runs_without_price === day.runs ? 'not known' : day.model_cost + ', ' + day.runs_without_price + ' runs without a price';
}

// ---- a run: its steps as they happen, then its answer

async function show(id, question) {
  const showing = ++showings;
  shown = id;
  shownBatch = null;
  byId('batch').hidden = true;
  byId('run').hidden = false;
  byId('run-title').textContent = visible(question || 'Question ' + id);
  byId('answer').replaceChildren();
  byId('steps').replaceChildren();
  byId('steps-part').open = true;
  state('running', '');
  byId('run-title').focus(); // not at the end, when something else may be under way
  try {
    await watch(id, showing);
    if (isShown(showing)) await Promise.all([answer(id, showing), showHistory()]);
  } catch (problem) {
    if (isShown(showing)) state(problem.gone ? 'interrupted' : 'failed', problem.message);
  }
}

/** Whether the page still shows this run or batch, and has not been told to show it anew. */
const isShown = showing => showings === showing;

function state(status, text) {
  byId('verdict').replaceChildren(badge(status), ' ', visible(text));
}

async function watch(id, showing) {
  const reader = (await call('/v1/questions/' + id + '/events')).body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read().catch(gone);
    if (done || !isShown(showing)) return reader.cancel();
    text += value;
    let end;
    while ((end = text.indexOf('\n\n')) >= 0) {
      heard(text.slice(0, end));
      text = text.slice(end + 2);
    }
  }
}

function heard(event) {
  const fields = Object.fromEntries(event.split('\n').filter(line => !line.startsWith(':'))
    .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  if (fields.event !== 'step') return;
  const step = JSON.parse(fields.data);
  byId('steps').append(element('li', {},
    element('span', { class: 'soft' }, step.seconds === undefined ? '' : step.seconds.toFixed(1) + ' s'),
    element('strong', {}, step.stage || ''), element('span', {}, step.text)));
}

async function answer(id, showing) {
  const run = await read('/v1/questions/' + id);
  if (!isShown(showing)) return;
  const result = run.result;
  if (result) byId('run-title').textContent = visible(result.question);
  state(run.status, run.reason || (result ? 'It gives what the test case expects.' : ''));
  if (!result) return;
  byId('steps-part').open = false;
  const parts = [];
  if (result.sql) parts.push(...statement(result.sql));
  if (result.confidence) {
    parts.push(element('p', {}, element('strong', {}, 'Confidence ' + result.confidence.value.toFixed(2)), ': '
      + result.confidence.reasons.join('; ') + '.'));
  }
  for (const note of result.notes || []) parts.push(element('p', { class: 'note' }, note));
  if (result.ambiguity) parts.push(...readings(id, result.ambiguity));
  const rows = mayReadRows && result.sql ? rowsPart(id, result.database) : null;
  if (rows) parts.push(rows);
  if (result.sql) parts.push(opinion(id, result));
  parts.push(...await evidence(run, result));
  if (!isShown(showing)) return;
  byId('answer').replaceChildren(...parts);
}

function statement(sql) {
  const copy = element('button', { type: 'button', class: 'quiet' }, 'Copy');
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(sql);
    copy.textContent = 'Copied';
  });
  return [element('pre', { id: 'sql' }, element('code', {}, sql)), element('p', {}, copy)];
}

// ---- what its asker says of an answer

function opinion(id, result) {
  const before = asked.find(each => each.id === id) || {};
  const part = element('section', { id: 'opinion', 'aria-label': 'Is it right?' });
  const told = element('p', { role: 'status' });
  const right = element('button', { type: 'button', class: 'quiet', id: 'right' }, 'This is right');
  const wrong = element('button', { type: 'button', class: 'quiet', id: 'wrong' }, 'This is wrong, because…');
  const next = element('button', { type: 'button', class: 'quiet', id: 'follow' }, 'Ask a follow-up');
  const because = element('textarea', { id: 'because', rows: 2, maxLength: 2000, value: before.because || '' });
  const send = element('button', { type: 'submit' }, 'Keep it');
  const reason = element('form', { hidden: true }, element('label', { for: 'because' }, 'What is wrong?'), because, element('p', {}, send));
  const say = async (body, done) => {
    try {
      const said = await (await call('/v1/questions/' + id + '/feedback', { method: 'POST', body: JSON.stringify(body) })).json();
      done(said);
      await showHistory();
    } catch (problem) {
      told.replaceChildren(problem.message);
    }
  };
  right.addEventListener('click', () => say({ right: true }, said => {
    reason.hidden = true;
    told.replaceChildren('Kept: this is right. ', said.suite ? keepButton(id, told)
      : element('span', { class: 'soft' }, 'As a test: assay suite add ' + said.run + ' --confirmed'));
  }));
  wrong.addEventListener('click', () => {
    reason.hidden = !reason.hidden;
    if (!reason.hidden) because.focus();
  });
  reason.addEventListener('submit', event => {
    event.preventDefault();
    say({ right: false, because: because.value }, said => {
      reason.hidden = true;
      const again = element('button', { type: 'button', class: 'quiet', id: 'again' }, 'Ask again with that as evidence');
      again.addEventListener('click', () => askAgain(result, because.value));
      told.replaceChildren('Kept: this is wrong. ', again);
      if (said.proposal) {
        told.append(element('span', { class: 'soft' }, ' So that other questions know it, put this below terms: in glossary.yaml:'),
          element('pre', { id: 'proposal' }, said.proposal));
      }
    });
  });
  next.addEventListener('click', () => follow(id, result.question));
  if (before.right !== undefined) told.append(before.right ? 'You have said that this is right.' : 'You have said that this is wrong.');
  part.append(element('p', { class: 'row' }, right, wrong, next), reason, told);
  return part;
}

function askAgain(result, because) {
  byId('database').value = result.database;
  byId('question').value = result.question;
  byId('evidence').value = because;
  byId('evidence').closest('details').open = true;
  byId('evidence').focus();
}

function keepButton(id, told) {
  const keep = element('button', { type: 'button', class: 'quiet', id: 'keep' }, 'Keep it as a test');
  keep.addEventListener('click', async () => {
    try {
      const { name } = await (await call('/v1/questions/' + id + '/suite', { method: 'POST' })).json();
      told.replaceChildren('It is a test of the suite: ' + name);
    } catch (problem) {
      told.replaceChildren(problem.message);
    }
  });
  return keep;
}

// ---- rows of the database: on demand, and at once where they were wanted of it before

function rowsPart(id, database) {
  const part = element('section', { id: 'rows', 'aria-label': 'Rows' });
  const show = element('button', { type: 'button', class: 'quiet' }, 'Show the rows on ' + database);
  const load = async () => {
    part.replaceChildren(element('p', { class: 'soft', role: 'status' }, 'Reading rows…'));
    try {
      const rows = await read('/v1/questions/' + id + '/rows');
      part.replaceChildren(...rowsShown(rows, database));
    } catch (problem) {
      part.replaceChildren(element('p', { class: 'problem', role: 'alert' }, problem.message), show);
    }
  };
  show.addEventListener('click', () => {
    localStorage.setItem(ROWS + database, '1');
    load();
  });
  part.append(show);
  if (localStorage.getItem(ROWS + database)) load();
  return part;
}

function rowsShown(rows, database) {
  if (rows.error) {
    return [element('p', { class: 'note' }, 'The rows cannot be read, the verdict stands: ' + rows.error)];
  }
  const count = rows.rows.length + (rows.rows.length === 1 ? ' row' : ' rows');
  const forget = element('button', { type: 'button', class: 'quiet' }, 'Do not show rows at once');
  forget.addEventListener('click', () => {
    localStorage.removeItem(ROWS + database);
    forget.remove();
  });
  return [table(rows.complete ? 'On your database: ' + count : 'On your database: the first ' + count, rows),
    ...(rows.emptied_by ? [element('p', { class: 'note' }, 'Without '
      + rows.emptied_by.join(', or without ') + ' there would be rows: see what the database holds there.')] : []),
    ...(rows.chart ? rows.chart.numbers.map(column => chart(rows, column)) : []), forget];
}

const text = value => value === null ? 'NULL' : typeof value === 'object' ? String(Object.values(value)[0]) : String(value);

function chart(rows, column) {
  const values = rows.rows.map(row => Number(text(row[column])));
  const labels = rows.rows.map(row => text(row[rows.chart.label]));
  const name = rows.columns[column].name;
  const drawn = rows.chart.kind === 'line' ? line(values) : bars(values, labels, rows.rows.map(row => text(row[column])));
  const ends = rows.chart.kind !== 'line' ? null : element('p', { class: 'ends soft' },
    element('span', {}, labels[0]), element('span', {}, 'from ' + Math.min(...values) + ' to ' + Math.max(...values)),
    element('span', {}, labels[labels.length - 1]));
  return element('figure', {}, element('figcaption', {}, name), drawn, ends);
}

function bars(values, labels, written) {
  const most = Math.max(...values);
  return element('div', { class: 'bars', 'aria-hidden': 'true' }, ...values.flatMap((value, at) => {
    const bar = element('span', { class: 'bar' });
    bar.style.width = (most ? 100 * value / most : 0) + '%';
    return [element('span', { class: 'label' }, labels[at]), element('span', {}, bar), element('span', { class: 'value' }, written[at])];
  }));
}

function line(values) {
  const least = Math.min(...values), most = Math.max(...values), high = 100;
  const points = values.map((value, at) => (at * 600 / (values.length - 1)).toFixed(1) + ','
    + (most === least ? high / 2 : high - high * (value - least) / (most - least)).toFixed(1)).join(' ');
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  for (const [name, value] of Object.entries({ viewBox: '-4 -4 608 108', preserveAspectRatio: 'none', 'aria-hidden': 'true' })) drawn.setAttribute(name, value);
  path.setAttribute('points', points);
  path.setAttribute('vector-effect', 'non-scaling-stroke');
  drawn.append(path);
  return drawn;
}

function readings(id, ambiguity) {
  const parts = [element('h3', {}, 'It can be read in ' + ambiguity.readings.length + ' ways: ' + ambiguity.point)];
  for (const reading of ambiguity.readings) {
    const choose = element('button', { type: 'button' }, 'This is meant');
    choose.addEventListener('click', async () => {
      try {
        await call('/v1/questions/' + id + '/reading', { method: 'POST', body: JSON.stringify({ reading: reading.number }) });
        await show(id, byId('run-title').textContent);
      } catch (problem) {
        state('failed', problem.message);
      }
    });
    parts.push(element('article', {},
      element('h3', {}, reading.number + '. ' + reading.meaning + (reading.preferred ? ' (likelier)' : '')),
      reading.sql ? element('pre', {}, element('code', {}, reading.sql)) : null, choose));
  }
  if (ambiguity.differences.length) {
    parts.push(element('p', {}, 'On the test data they differ in:'),
      element('ul', {}, ...ambiguity.differences.map(difference => element('li', {}, difference + ' in reading 1, seen from 2'))));
  }
  return parts;
}

async function evidence(run, result) {
  const parts = [];
  const first = (result.candidates || [])[0];
  if (first && first.passed === false) {
    parts.push(...first.sql === result.sql
      ? [element('h3', {}, 'Where the test expects something else')]
      : [element('h3', {}, 'What was wrong with the first SQL'), element('pre', {}, element('code', {}, bounded(first.sql)))],
      element('ul', {}, ...first.findings.map(finding => element('li', {}, bounded(finding.message)))));
  }
  const links = run.evidence || {};
  if (result.testCase && links.testCase && links.testData) {
    const [test, data] = await Promise.all([fetched(links.testCase), fetched(links.testData)]);
    const inside = element('details', {}, element('summary', {}, 'The test: ' + result.testCase.votes + ' of '
      + result.testCase.asked.length + ' models agree on it'));
    for (const [name, rows] of Object.entries(data.tables)) inside.append(table('Test data: ' + name, rows));
    inside.append(table('Expected', test.expected), element('h3', {}, 'Test code'), element('pre', {}, element('code', {}, test.code)));
    parts.push(inside);
  }
  if (links.report) {
    parts.push(element('p', {}, element('a', { href: here(links.report), target: '_blank', rel: 'noopener' }, 'All of the evidence')));
  }
  return parts;
}

const here = link => { const url = new URL(link); return url.pathname + url.search; };
const fetched = async link => (await fetch(here(link)).catch(gone)).json();

function table(caption, rows) {
  return element('div', { class: 'scroll' }, element('table', {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...rows.columns.map(column => element('th', { scope: 'col' }, column.name)))),
    element('tbody', {}, ...rows.rows.map(row => element('tr', {}, ...row.map(cell))))));
}

const NUMBERS = ['integer', 'decimal', 'real'];
const LONGEST = 1000;

function cell(value) {
  if (value === null) return element('td', { class: 'null' }, 'NULL');
  const isNumber = typeof value === 'number' || typeof value === 'object' && NUMBERS.includes(Object.keys(value)[0]);
  return element('td', isNumber ? { class: 'count' } : {}, bounded(text(value)));
}

/** What is longer than anybody reads shows its beginning, and the rest on demand. */
function bounded(long) {
  if (long.length <= LONGEST) return long;
  // not within a sign of two halves
  const begin = long.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');
  const all = element('button', { type: 'button', class: 'quiet' }, 'All ' + long.length.toLocaleString('en') + ' characters');
  const whole = element('span', {}, begin + '… ', all);
  all.addEventListener('click', () => whole.replaceChildren(visible(long)));
  return whole;
}

begin();

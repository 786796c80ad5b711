'use strict';
const rows = Array.from(document.querySelectorAll('tr[data-status]'));
const texts = rows.map((row) => row.textContent.toLowerCase());
const status = document.getElementById('status');
const words = document.getElementById('words');
const shown = document.getElementById('shown');

function filter() {
  const wanted = words.value.toLowerCase().split(/\s+/).filter((word) => word !== '');
  let count = 0;
  rows.forEach((row, at) => {
    const fits = (status.value === '' || row.dataset.status === status.value)
      && wanted.every((word) => texts[at].includes(word));
    row.hidden = !fits;
    count += fits ? 1 : 0;
  });
  shown.textContent = `${count} of ${rows.length} lines shown`;
}

document.getElementById('filters').hidden = false;
status.addEventListener('change', filter);
words.addEventListener('input', filter);

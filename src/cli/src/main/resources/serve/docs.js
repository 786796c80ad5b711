'use strict';
// Shows openapi.json; all of it goes into the page as text.

function element(name, options, ...children) {
  const made = document.createElement(name);
  Object.assign(made, options);
  made.append(...children.filter(child => child));
  return made;
}

(async () => {
  const api = await (await fetch('/openapi.json')).json();
  const at = reference => reference.slice(2).split('/').reduce((part, name) => part[name], api);
  const resolved = part => part && part.$ref ? at(part.$ref) : part;
  const shown = document.getElementById('operations');
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      shown.append(described(method.toUpperCase() + ' ' + path, operation, resolved));
    }
  }
})();

function described(title, operation, resolved) {
  const body = operation.requestBody ? resolved(operation.requestBody.content['application/json'].schema) : null;
  const parameters = (operation.parameters || []).map(resolved);
  return element('article', {}, element('h2', {}, element('code', {}, title)), element('p', {}, operation.summary || ''),
    operation.description ? element('p', { className: 'soft' }, operation.description) : null,
    parameters.length ? element('ul', {}, ...parameters.map(each => element('li', {}, element('code', {}, each.name), ' in ' + each.in + ': ' + (each.description || '')))) : null,
    body ? element('details', {}, element('summary', {}, 'Body'), element('pre', {}, element('code', {}, JSON.stringify(body, null, 2)))) : null,
    element('ul', {}, ...Object.entries(operation.responses).map(([status, answer]) => element('li', {}, element('code', {}, status), ' ' + (resolved(answer).description || '')))));
}

import { type Html, html } from '../http/html.ts';
import { docsStyle } from './docs-style.ts';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import { exampleCall } from './example-call.ts';
import { answerName, type JsonSchema } from './json-schemas.ts';

/** The OpenAPI document as a page to read: no script, nothing loaded from elsewhere. */
export function docsPage(document: OpenApiDocument, origin: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(
    ({ name }) => html`<section aria-labelledby="${anchor(name)}">
      <h2 id="${anchor(name)}">${name}</h2>
      ${calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => call(method, path, operation, document, origin))}
    </section>`,
  );
  const entities = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Answer'));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${docsStyle}</style>
</head>
<body>
<header>
  <h1>${document.info.title}</h1>
  <p>${document.info.description}</p>
  <p>The same as a document for tools: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
</header>
<nav aria-label="Sections"><ul>
  ${[...document.tags.map(({ name }) => name), 'Entities'].map(
    (name) => html`<li><a href="#${anchor(name)}">${name}</a></li>`,
  )}
</ul></nav>
<main>
  ${sections}
  <section aria-labelledby="entities">
    <h2 id="entities">Entities</h2>
    ${entities.map(
      ([name, schema]) => html`<details id="${name}"><summary><code>${name}</code></summary>${json(schema)}</details>`,
    )}
  </section>
</main>
</body>
</html>`.text;
}

function call(method: string, path: string, operation: Operation, document: OpenApiDocument, origin: string): Html {
  const body = operation.requestBody?.content['application/json'].schema;
  const answers = Object.entries(operation.responses);
  const answer = document.components.schemas[answerName(operation.operationId)];
  return html`<details id="${operation.operationId}">
    <summary>
      <b class="method ${method}">${method.toUpperCase()}</b><code>/api${path}</code><span>${operation.summary}</span>
    </summary>
    <div>
      ${operation.parameters.length > 0 ? parameterTable(operation.parameters) : html``}
      ${body ? html`<h3>Body</h3>${json(body)}` : html``}
      <h3>Answers</h3>
      <div class="scroll"><table>
        <thead><tr><th scope="col">Status</th><th scope="col">When</th><th scope="col">Shape</th></tr></thead>
        <tbody>${answers.map(
          ([status, { description, content }]) =>
            html`<tr><td>${status}</td><td>${description}</td><td>${shape(content['application/json'].schema)}</td></tr>`,
        )}</tbody>
      </table></div>
      ${answer ? html`<h3 id="${answerName(operation.operationId)}">Answer with status 200</h3>${json(answer)}` : html``}
      <h3>Example</h3>
      <pre tabindex="0"><code>${exampleCall(origin, method, path, operation)}</code></pre>
    </div>
  </details>`;
}

const parameterTable = (parameters: Parameter[]): Html => html`<h3>Parameters</h3>
  <div class="scroll"><table>
    <thead><tr>
      <th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Needed</th>
    </tr></thead>
    <tbody>${parameters.map(
      ({ name, in: place, required, schema, description }) => html`<tr>
        <td><code>${name}</code></td><td>${place}</td>
        <td>${[typeText(schema), description].filter(Boolean).join('; ')}</td><td>${required ? 'yes' : 'no'}</td>
      </tr>`,
    )}</tbody>
  </table></div>`;

function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.join(', ');
  const limits = [
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `up to ${schema.maximum}`,
  ].filter((limit) => limit !== false);
  return [schema.type ?? 'any', ...limits].join(', ');
}

function shape(schema: JsonSchema): Html {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  return html`<a href="#${name}">${name}</a>`;
}

const json = (schema: JsonSchema): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre>`;
const anchor = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

import { describe, expect, it } from 'vitest';
import { renderArticle } from './render-article.ts';

const LOOKUPS = {
  figures: new Map([['nitrate', { value: '2–10 ppm', meaning: 'm', source: 'LEARN-07' as const }]]),
  glossary: new Map([
    ['RO/DI', { id: 'ro-di', term: 'RO/DI', definition: 'Pure <water>.', also: [], see: 'x' }],
  ]),
};

function htmlOf(body: string): string {
  return renderArticle(body, LOOKUPS)
    .blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind} ${block.name}]`))
    .join('');
}

describe('renderArticle', () => {
  it('links a term to its entry and keeps its definition', () => {
    const { blocks, terms } = renderArticle('Use [[RO/DI|pure water]].', LOOKUPS);
    expect(JSON.stringify(blocks)).toContain('/learn/glossary#ro-di');
    expect(terms).toEqual([{ id: 'ro-di', term: 'RO/DI', definition: 'Pure <water>.' }]);
  });

  it('puts the figure into text and tables', () => {
    expect(htmlOf('Keep {{nitrate}}.')).toContain('>2–10 ppm</span>.');
    expect(htmlOf('| A | B |\n| - | - |\n| NO3 | {{nitrate}} |')).toContain('>2–10 ppm</span>');
  });

  it('gives each heading its own anchor', () => {
    const { headings } = renderArticle('## Tips\n\nOne.\n\n## Tips\n\nTwo.', LOOKUPS);
    expect(headings).toEqual([
      { id: 'tips', text: 'Tips' },
      { id: 'tips-2', text: 'Tips' },
    ]);
  });

  it('gives each task a box with a label, and leaves other lists alone', () => {
    expect(htmlOf('- [ ] Test **ammonia**\n- [ ] Test [salt](/learn/salinity-gravity)')).toBe(
      '<ul>\n<li class="task"><input type="checkbox" id="task-test-ammonia" data-task>' +
        '<label for="task-test-ammonia">Test <strong>ammonia</strong></label></li>' +
        '<li class="task"><input type="checkbox" id="task-test-salt" data-task>' +
        '<label for="task-test-salt">Test <a href="/learn/salinity-gravity">salt</a></label></li></ul>',
    );
    expect(htmlOf('- One')).toContain('<li>One</li>');
  });

  it('turns a quoted tip into a note', () => {
    const html = htmlOf('> **Tip:** Label the bucket.');
    expect(html).toContain('callout-tip');
    expect(html).toContain('<p>Label the bucket.</p>');
  });

  it('makes a wide table stack on phones, and leaves a narrow one alone', () => {
    expect(htmlOf('| A | B |\n| - | - |\n| x | y |')).toContain('class="prose-table"');
    const wide = htmlOf(
      `| Symptom | Cause |\n| - | - |\n| ${'long '.repeat(6)} | ${'words '.repeat(6)} |`,
    );
    expect(wide).toContain('prose-table-wide');
    expect(wide).toContain('data-label="Cause"');
  });

  it('puts drawings and tools between the pieces of text', () => {
    expect(htmlOf('One.\n\n::figure par-zones\n\nTwo.\n\n::tool drip-timer\n')).toBe(
      '<p>One.</p>[figure par-zones]<p>Two.</p>[tool drip-timer]',
    );
  });
});

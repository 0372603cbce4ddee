/** Checks that the front page of the built site links to the answers that a first reader looks for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist } from '../src/paths.ts';

const read = (page: string) => readFileSync(join(dist, `${page}.html`), 'utf8');
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** For each question of a newcomer: the page and the section with the answer, and words that the answer contains. */
const questions: [question: string, page: string, section: string, words: string[]][] = [
  ['which roles are there?', 'roles', '', ['viewer', 'evaluator', 'editor', 'admin']],
  [
    'how do I vote by API?',
    'api/human-evaluations',
    '#updateEvaluationScenario',
    ['Record the vote or the score', 'PUT'],
  ],
  ['what does a 409 mean?', 'errors', '', ['409 Conflict', 'The evaluation is closed.']],
  ['how do I move to PostgreSQL?', 'operations', '#move-to-postgresql', ['jurybox copy --from file:.data/jurybox.db']],
  ['what changed last?', 'changelog', '', ['Changelog of the contract', '0.1.0 (2026-11-20)']],
];

const unanswered = (front: string): string[] =>
  questions.flatMap(([question, page, section, words]) => {
    const html = read(page);
    const isLinked = front.includes(`href="/docs/${page}${section}"`);
    const hasSection = section === '' || html.includes(`id="${section.slice(1)}"`);
    return isLinked && hasSection && words.every((word) => text(html).includes(word)) ? [] : [question];
  });

it("the front page links to the answers to a newcomer's questions; the check finds a missing link", () => {
  const front = read('index');
  expect(unanswered(front)).toEqual([]);
  expect(unanswered(front.replaceAll('href="/docs/roles"', 'href="/docs/concepts"'))).toEqual([
    'which roles are there?',
  ]);
});

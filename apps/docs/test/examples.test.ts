import { dereference, operationsOf } from '@jurybox/openapi';
import { expect, it } from 'vitest';
import { bodyToSend } from '../site/.vitepress/theme/send-request.ts';
import { consoleData, type ConsoleOperation } from '../src/console-data.ts';
import { readContract, type Contract } from '../src/contract.ts';
import { operationPages } from '../src/pages/operation-pages.ts';

/** Returns the successful responses whose example is missing in the reference. */
function withoutExample(contract: Contract, pages: string): string[] {
  return [...operationsOf(contract).values()].flatMap(({ operationId = '', responses }) => {
    const section = pages.split('<div class="operation">').find((text) => text.includes(`{#${operationId}}`)) ?? '';
    return [...responses].flatMap(([status, { content }]) =>
      Object.values(status < '400' ? content : {}).flatMap(({ examples = {} }) => {
        const values = Object.values(examples).map(
          (example) => dereference<{ value: unknown }>(contract, example).value,
        );
        const shown = values.map((value) =>
          typeof value === 'string' ? `\`\`\`text\n${value.trim()}` : `\`\`\`json\n${JSON.stringify(value, null, 2)}`,
        );
        const isShown = shown.length > 0 && shown.every((text) => section.includes(`${text}\n\`\`\``));
        return isShown && section.includes(`**Example of response ${status}**`) ? [] : [`${operationId} ${status}`];
      }),
    );
  });
}

it('the reference shows an example of each successful response; the check finds a missing example', () => {
  const contract = readContract();
  const pages = [...operationPages(contract).values()].join('\n');
  expect(withoutExample(contract, pages)).toEqual([]);
  const [app] = Object.values(contract.components.examples['AppMade'].value) as string[];
  expect(withoutExample(contract, pages.replaceAll(`"app_id": "${app}",\n  "app_name"`, ''))).toContain('getApp 200');
});

it('the forms "Try it" contain no id from an example, because no server has an object with this id', () => {
  const forms = consoleData(readContract());
  expect(forms['deployVariant']?.fields.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['app_id', ''],
      ['environment', 'production'],
    ]),
  );
  expect(JSON.parse(forms['deployVariant']?.body ?? '')).toEqual({ variant_id: '' });
  const ids = JSON.stringify(readContract().components.examples).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => JSON.stringify(forms).includes(id))).toEqual([]);
});

it('a form "Try it" does not send an id or a vote that the reader has left empty', () => {
  const forms = consoleData(readContract());
  const send = (name: string, body?: string) => {
    const form = forms[name] as ConsoleOperation;
    return bodyToSend(form, body ?? form.body ?? '');
  };
  expect(send('updateEvaluationScenario')).toBe('{}');
  expect(send('updateEvaluationScenario', '{"vote": "1", "note": ""}')).toBe('{"vote":"1","note":""}');
  expect(send('updateEvaluationScenario', '{"vote": null}')).toBe('{"vote":null}');
  expect(send('updateEvaluationScenario', '{"vote": ')).toBe('{"vote": ');
  expect(send('createApp', '{"app_name": ""}')).toBe('{"app_name": ""}');
});

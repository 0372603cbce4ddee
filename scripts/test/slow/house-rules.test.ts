/** Checks that each lint rule of the contract finds its fault, which is planted in a contract without other faults. */
import { join } from 'node:path';
import { lintFromString, loadConfig, type Config } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { responsePlants } from '../plants/responses.ts';
import { builtInPlants } from '../plants/built-in.ts';
import { goodDocument, partsOf, type Plant } from '../plants/good.ts';
import { houseRulePlants } from '../plants/house.ts';
import { operationPlants } from '../plants/operations.ts';
import { schemaPlants } from '../plants/schemas.ts';

const plants: Plant[] = [...builtInPlants, ...houseRulePlants, ...operationPlants, ...responsePlants, ...schemaPlants];

let config: Config;
beforeAll(async () => {
  config = await loadConfig({ configPath: join(root, 'redocly.yaml') });
});

const lint = (document: unknown) =>
  lintFromString({ source: JSON.stringify(document), absoluteRef: join(root, 'planted.json'), config });

/** Returns the names of the enabled lint rules for a version of OpenAPI. */
function rulesFor(version: 'oas3_1' | 'oas3_2'): string[] {
  const { assertions = [], ...rules } = config.rules[version] as Record<string, any>;
  const inForce = Object.entries(rules).filter(([, setting]) => (setting.severity ?? setting) !== 'off');
  return [
    ...inForce.map(([name]) => name),
    ...assertions.map(({ assertionId }: { assertionId: string }) => assertionId),
  ];
}

const unplanted = (rules: string[], planted: Plant[]) =>
  rules.filter((rule) => !planted.some((plant) => plant.rule === rule));

it('no lint rule reports a problem in a small contract without faults', async () => {
  expect(await lint(goodDocument())).toEqual([]);
});

describe('planted faults and the lint rules that report them', () => {
  it.each(plants.map((plant, index) => ({ ...plant, index })))(
    'the planted fault $index is reported by the lint rule $rule, and by no other rule',
    async ({ rule, message, plant }) => {
      const document = goodDocument();
      plant(partsOf(document));
      const problems = await lint(document);
      expect(
        [...new Set(problems.map(({ ruleId }) => ruleId))],
        problems.map((problem) => problem.message).join('\n'),
      ).toEqual([rule]);
      expect(problems.map(({ severity }) => severity)).not.toContain('warn');
      expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    },
  );

  it.each(['3.2.0', '3.0.3'])('the lint rule rule/openapi-3-1 rejects a document of OpenAPI %s', async (openapi) => {
    const problems = await lint({ ...goodDocument(), openapi });
    expect(problems.filter(({ ruleId }) => ruleId === 'rule/openapi-3-1').map(({ message }) => message)).toEqual([
      expect.stringContaining('Write `openapi: 3.1.0`'),
    ]);
  });
});

describe('the list of planted faults', () => {
  it('each enabled lint rule has a planted fault', () => {
    const rules = rulesFor('oas3_1');
    expect(rules.length).toBeGreaterThan(60);
    expect(unplanted(rules, plants), 'plant a fault for each of these rules in scripts/test/plants/').toEqual([]);
    expect(unplanted(rulesFor('oas3_2'), plants).filter((rule) => rule.startsWith('rule/'))).toEqual([]);
  });

  it('unplanted returns a lint rule without a planted fault, and no disabled rule has a planted fault', () => {
    const others = plants.filter(({ rule }) => rule !== 'rule/path-case');
    expect(unplanted(rulesFor('oas3_1'), others)).toContain('rule/path-case');
    const rules = new Set(rulesFor('oas3_1'));
    expect(plants.map(({ rule }) => rule).filter((rule) => !rules.has(rule))).toEqual([]);
  });
});

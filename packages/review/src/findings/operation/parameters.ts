import { parameterKey, type Operation, type Parameter } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared } from '../../compared.ts';

/** Returns the parameters of both operations, matched by key. */
export function parametersByKey(
  operations: Compared<Operation>,
): (Compared<Parameter | undefined> & { key: string })[] {
  const maps = mapCompared(
    operations,
    ({ parameters, path }) => new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter])),
  );
  return keysOf(maps).map((key) => ({ key, ...mapCompared(maps, (map) => map.get(key)) }));
}

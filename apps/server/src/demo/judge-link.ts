import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';
import { judgedEvaluation } from './data.ts';

/**
 * Returns a link for a judge to the demo evaluation without judgements. `file` stores its API key. While this key
 * works, every start returns the same link, so that the judge can continue.
 */
export async function demoJudgeLink(
  { apps, evaluations, invitations, keys }: Services,
  session: Session,
  { origin, file }: { origin: string; file: string },
): Promise<string | undefined> {
  const [app] = unwrap(await apps.list(session, { limit: 1 })).items;
  const all = app === undefined ? [] : unwrap(await evaluations.list(session, app.app_id, { limit: 100 })).items;
  const id = all.find((each) => each.evaluation_name === judgedEvaluation.name)?.evaluation_id;
  // The evaluation is missing if somebody deleted it after an earlier start.
  if (id === undefined) return undefined;
  const linkWith = (secret: string) => `${origin}/judge/#${id}/${secret}`;
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored !== '' && (await keys.authenticate(stored))?.evaluation === id) return linkWith(stored);
  const { secret } = unwrap(await invitations.create(session, id, { name: 'demo', judgeName: 'demo judge' }));
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return linkWith(secret);
}

import { readCommand, UsageError, withServices } from './command.ts';
import { confirm } from './confirm.ts';
import { escapeControls } from './format.ts';

/** Replaces the id of a user by a pseudonym everywhere. */
export async function user(args: string[]): Promise<void> {
  const { config, isSet, words } = readCommand(args, [], ['yes']);
  const [action, id, ...rest] = words;
  if (action !== 'erase' || id === undefined || id === '' || rest.length > 0)
    throw new UsageError('user needs a subcommand: erase <user id>');
  await withServices(config, async ({ erasure }) => {
    if (!(await erasure.isKnown(id))) throw noUser(id);
    await confirm(isSet, `This replaces the user ${id} by a pseudonym in all projects and revokes the user's keys.`);
    const erased = await erasure.erase(id);
    if (erased === undefined) throw noUser(id);
    console.log(`replaced the user id in ${erased.rows} rows; the pseudonym is ${erased.pseudonym}`);
  });
}

function noUser(id: string): UsageError {
  return new UsageError(`there is no user ${escapeControls(id)}; nothing was changed`);
}

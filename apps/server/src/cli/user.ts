import { readCommand, UsageError, withServices } from './command.ts';
import { confirm, yesFlag } from './confirm.ts';

/** Replaces the id of a user by a pseudonym everywhere. */
export async function user(args: string[]): Promise<void> {
  const { config, flags, words } = readCommand(args, yesFlag);
  const [action, id, ...rest] = words;
  if (action !== 'erase' || id === undefined || id === '' || rest.length > 0)
    throw new UsageError('user needs a subcommand: erase <user id>');
  await withServices(config, async ({ erasure }) => {
    await confirm(flags, `This replaces the user ${id} by a pseudonym in all projects and revokes the user's keys.`);
    const erased = await erasure.erase(id);
    if (erased === undefined) throw new UsageError(`there is no user ${id}; nothing was changed`);
    console.log(`replaced the user id in ${erased.rows} rows; the pseudonym is ${erased.pseudonym}`);
  });
}

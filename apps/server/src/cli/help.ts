import { version } from '@jurybox/types';
import { flagOf, settings } from '../config.ts';

export function help(): void {
  console.log(`Jurybox ${version}

  jurybox serve [--demo]                 run the server; --demo adds example data
  jurybox migrate                        create or update the database
  jurybox project create <name>          create a project
  jurybox project list
  jurybox project rename <name> <new name> [--yes]
  jurybox project delete <name> [--yes]  delete a project with everything in it
  jurybox project export <name> <file>   write a project to one file
  jurybox project import <file> [--name <name>]
                                         create a project from such a file
  jurybox key create --project <name> --role <viewer|evaluator|editor|admin>
                     [--name <text>] [--user <id>] [--expires <ISO date>]
                                         create a key; it is shown once
  jurybox key list --project <name>
  jurybox key rotate <prefix> [--overlap <duration>]
                                         replace a key; the old key works until the overlap ends,
                                         by default after 24h; at most 366d
  jurybox key revoke <prefix>            revoke a key; it stops working at once
                                         the prefix is the part of a key before its secret
  jurybox evaluation import <file> --project <name> --app <name> --variants <name>[,<name>]
                     [--name <text>] [--judgements <1-20>] [--instructions <text>]
                                         create an evaluation from a CSV or JSON file; its default
                                         name is the name of the file without folder and ending
  jurybox user erase <user id> [--yes]   replace a user id by a pseudonym everywhere
  jurybox purge --closed-before <date> [--project <name>] [--yes]
                                         list old closed evaluations; --yes deletes them
  jurybox usage [--project <name>]       print how much each project stores
  jurybox admin-log [--project <name>] [--since <date>] [--format <jsonl|csv>]
                                         print who created, changed, revoked or deleted what
  jurybox backup <file>                  write a consistent copy of the database
  jurybox restore <file> [--replace]     check a backup and put it in place
  jurybox check                          look for damage in the whole database file
  jurybox copy --from <database> --to <database>
                                         copy a database to an empty one, of any engine
  jurybox --version

You can use all commands while a server is running. Stop the server before \`restore --replace\`. Commands with [--yes]
ask before they change anything, and --yes skips the question. \`purge\` does not ask: it deletes nothing without --yes.

Settings, as a flag or as a variable:`);
  for (const [name, { variable, defaultText, help: says }] of Object.entries(settings)) {
    console.log(`  ${`--${flagOf(name)}`.padEnd(18)} ${variable.padEnd(24)} ${says} (${defaultText})`);
  }
}

import { version } from '@jurybox/types';
import { flagOf, settings } from '../config.ts';

export function help(): void {
  console.log(`Jurybox ${version}

  jurybox serve [--demo]                 run the server; --demo adds example data
  jurybox migrate                        create or update the database
  jurybox project create <name>          create a project
  jurybox project list
  jurybox key create --project <name> --role <viewer|evaluator|editor|admin>
                     [--name <text>] [--user <id>] [--expires <ISO date>]
                                         create a key; it is shown once
  jurybox key list --project <name>
  jurybox key revoke <prefix>            revoke a key; it stops working at once
  jurybox evaluation import <file> --project <name> --app <name> --variants <name>[,<name>]
                     [--name <text>] [--judgements <1-20>] [--instructions <text>]
                                         create an evaluation from a CSV or JSON Lines file
  jurybox backup <file>                  write a consistent copy of the database

You can use key, project, evaluation and backup while a server is running.

Settings, as a flag or as a variable:`);
  for (const [name, { variable, defaultText, help: says }] of Object.entries(settings)) {
    console.log(`  ${`--${flagOf(name)}`.padEnd(18)} ${variable.padEnd(24)} ${says} (${defaultText})`);
  }
}

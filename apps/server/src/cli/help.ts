import { version } from '@jurybox/types';
import { flagOf, settings } from '../config.ts';

export function help(): void {
  console.log(`Jurybox ${version}

  jurybox serve [--demo]                 run the server; --demo adds an example to look at
  jurybox migrate                        create the database, or bring it up to date
  jurybox project create <name>          make a project
  jurybox project list
  jurybox key create --project <name> --role <viewer|evaluator|editor|admin>
                     [--name <text>] [--user <id>] [--expires <ISO date>]
                                         make a key; it is shown once
  jurybox key list --project <name>
  jurybox key revoke <prefix>            the key stops working at once
  jurybox backup <file>                  write a consistent copy

key, project and backup work beside a running server.

Settings, as a flag or as a variable:`);
  for (const [name, { variable, defaultText, help: says }] of Object.entries(settings)) {
    console.log(`  ${`--${flagOf(name)}`.padEnd(18)} ${variable.padEnd(24)} ${says} (${defaultText})`);
  }
}

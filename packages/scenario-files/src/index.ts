/** Reads the scenarios of an evaluation from a CSV, JSON Lines or JSON file. Runs in Node.js and in browsers. */
export type { FileProblem, FileRow, Table } from './problems.ts';
export { readTable } from './read-file.ts';
export { revealedIn, revealingNames, revealingOutputs } from './revealing-names.ts';
export { correctColumn, harmless, idColumn, inputPrefix, outputPrefix } from './spreadsheet.ts';
export { batchesOf, guessRoles, scenariosOf, type ImportVariant, type Role, type Roles } from './scenarios.ts';

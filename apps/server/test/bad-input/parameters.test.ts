/** The right column of "bad input → response", first half: paths, queries and headers. */
import { parameterCases } from './cases/parameters.ts';
import { checkAll } from './check-all.ts';

checkAll(parameterCases, 120);

/** Sends requests with invalid paths, queries and headers. */
import { parameterCases } from './cases/parameters.ts';
import { checkAll } from './check-all.ts';

checkAll(parameterCases, 120);

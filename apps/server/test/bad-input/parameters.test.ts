/** The right column of "bad input → answer", first half: paths, queries and headers. */
import { parameterCases } from './cases/parameters.ts';
import { holdAll } from './hold-all.ts';

holdAll(parameterCases, 120);

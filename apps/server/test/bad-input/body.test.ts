/** The left column of "bad input → answer": bodies. */
import { holdAll } from './hold-all.ts';
import { bodyCases } from './cases/body.ts';
import { jsonCases } from './cases/json.ts';

holdAll([...jsonCases, ...bodyCases], 160);

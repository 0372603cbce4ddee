/** Sends requests with invalid bodies. */
import { checkAll } from './check-all.ts';
import { bodyCases } from './cases/body.ts';
import { jsonCases } from './cases/json.ts';

checkAll([...jsonCases, ...bodyCases], 160);

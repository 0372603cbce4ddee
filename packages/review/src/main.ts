#!/usr/bin/env node
import { main } from './cli.ts';

process.exitCode = await main(process.argv.slice(2), { folder: process.cwd(), env: process.env, now: () => new Date(), stdout: (text) => void process.stdout.write(text), stderr: (text) => void process.stderr.write(text) });

import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

/** Compiles a project several times, and reads each time only the files that have changed. */
export interface Compiler {
  /** Every file of the program. */
  files: () => string[];
  /** The errors in the files whose path contains `part`, one text each: `path: message`. */
  errorsIn: (part: string) => string[];
}

export function createCompiler(tsconfig: string): Compiler {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(tsconfig, ts.sys.readFile).config,
    ts.sys,
    dirname(tsconfig),
  );
  const versionOf = (file: string): string => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size}`;
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: versionOf,
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined,
    getCurrentDirectory: () => dirname(tsconfig),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  });
  const files = () => (service.getProgram()?.getSourceFiles() ?? []).map(({ fileName }) => fileName);
  return {
    files,
    errorsIn: (part) =>
      files()
        .filter((file) => file.includes(part))
        .flatMap((file) =>
          [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(
            ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
          ),
        ),
  };
}

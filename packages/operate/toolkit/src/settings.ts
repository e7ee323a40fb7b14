import { ToolError } from './run-tool.ts';

/**
 * A TCP port from the environment, or `fallback`.
 * @throws {ToolError} when the variable is not a port number
 */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ToolError(`Cannot use ${variable}="${text}": a port is a whole number from 1 to 65535`);
}

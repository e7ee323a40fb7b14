// Plain JavaScript, so that an old Node can parse it.

const wantedNode = 24;
const wantedNpm = 11;

/**
 * Error text when Node or npm is too old for the tools; undefined otherwise.
 * @param {string} node version of the running Node
 * @param {string | undefined} userAgent npm's own `npm_config_user_agent`; undefined without npm
 * @param {string} brought version of the project's npm package `node`
 * @returns {string | undefined}
 */
export function findRuntimeFault(node, userAgent, brought) {
  const npm = /\bnpm\/(\d+)(\S*)/.exec(userAgent ?? '');
  if (npm && Number(npm[1]) < wantedNpm)
    return `Cannot run under npm ${npm[1]}${npm[2]}: npm ${wantedNpm} or newer is needed. Run "npm install --global npm@${wantedNpm}", then "npm ci" again.`;
  if (Number(node.split('.')[0]) < wantedNode)
    return (
      `Cannot run on Node ${node}: the project brings Node ${brought} as an npm package.\n` +
      `Run "npm ci" with npm ${wantedNpm} or newer (without --ignore-scripts), then start this through npm, for example "npm start".`
    );
  return undefined;
}

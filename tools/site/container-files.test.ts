import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments, parseDocument } from 'yaml';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const config = read('auth-service/src/config.ts');

/** Settings in a file that the service does not read. */
function findUnknownSettings(text: string): string[] {
  const names = text.matchAll(/\b(AUTH_[A-Z_]+|DATABASE_URL)\b/g);
  return [...names].map(([name]) => name).filter((name) => !config.includes(`${name}: `));
}

/** Proxies that are no single address (IPv4) or a network of at most 256: other hosts of it could forge addresses. */
function findWideNetworks(proxies: string): string[] {
  return proxies.split(',').filter((proxy) => Number(proxy.split('/')[1] ?? 32) < 24);
}

test.each(['containers/compose.yaml', 'systemd/campusway-auth.service', 'nginx/campusway-auth.conf'])(
  'deploy/%s trusts one proxy by its address',
  (file) => {
    const [, proxies = ''] = /AUTH_TRUSTED_PROXIES[=:] ?([\d.:/]+)/.exec(read(`deploy/${file}`)) ?? [];
    expect(proxies).toMatch(/^(?:\d+\.){3}\d+$/);
  },
);

test.each([
  'containers/compose.yaml',
  'containers/Dockerfile',
  'kubernetes/campusway-auth.yaml',
  'pgbouncer/pgbouncer.ini',
])('deploy/%s names only settings that the service reads', (file) => {
  expect(findUnknownSettings(read(`deploy/${file}`))).toEqual([]);
});

describe('deploy/kubernetes/campusway-auth.yaml', () => {
  // Kubernetes reads YAML 1.1, where 0440 is octal.
  const documents = parseAllDocuments(read('deploy/kubernetes/campusway-auth.yaml'), {
    version: '1.1',
    strict: true,
    uniqueKeys: true,
  });
  const [deployment, service, policy, budget] = documents;

  test('is valid YAML: Deployment, Service, NetworkPolicy, PodDisruptionBudget', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(documents.map((document) => `${document.get('apiVersion')} ${document.get('kind')}`)).toEqual([
      'apps/v1 Deployment',
      'v1 Service',
      'networking.k8s.io/v1 NetworkPolicy',
      'policy/v1 PodDisruptionBudget',
    ]);
  });

  test('lets no pod but the ingress name the address of a client', () => {
    const container = deployment?.toJS().spec.template.spec.containers[0];
    const { value } = container.env.find(({ name }: { name: string }) => name === 'AUTH_TRUSTED_PROXIES');
    expect(findWideNetworks(value)).toEqual([]);
    const { podSelector, policyTypes, ingress } = policy?.toJS().spec ?? {};
    expect(podSelector.matchLabels).toEqual(deployment?.toJS().spec.selector.matchLabels);
    expect(policyTypes).toEqual(['Ingress']);
    const open = ingress.filter(({ ports }: { ports: { port: string }[] }) =>
      ports.some(({ port }) => port === 'http'),
    );
    expect(open).toHaveLength(1);
    expect(open[0].from).toEqual([
      {
        namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } },
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'ingress-nginx' } },
      },
    ]);
  });

  test('mounts the keys for the group alone', () => {
    const pod = ['spec', 'template', 'spec'];
    const mode = deployment?.getIn([...pod, 'volumes', 0, 'secret', 'defaultMode']);
    const uid = deployment?.getIn([...pod, 'securityContext', 'runAsUser']);
    expect([mode, uid]).toEqual([0o440, 1000]);
    const folder = deployment?.getIn([...pod, 'containers', 0, 'volumeMounts', 0, 'mountPath']);
    expect(read('deploy/kubernetes/campusway-auth.yaml')).toContain(`value: ${folder}/auth-keys.json`);
  });

  test('selects its own pods, and lists no port of the metrics in the service', () => {
    const labels = JSON.stringify(deployment?.getIn(['spec', 'template', 'metadata', 'labels']));
    for (const selector of [
      deployment?.getIn(['spec', 'selector', 'matchLabels']),
      service?.getIn(['spec', 'selector']),
      budget?.getIn(['spec', 'selector', 'matchLabels']),
    ])
      expect(JSON.stringify(selector)).toBe(labels);
    expect(JSON.stringify(service?.getIn(['spec', 'ports']))).toBe(
      '[{"name":"http","port":80,"targetPort":"http"}]',
    );
  });
});

describe('deploy/containers', () => {
  const file = 'deploy/containers/compose.yaml';
  const compose = parseDocument(read(file), { strict: true, uniqueKeys: true });

  test('compose.yaml is valid YAML and names what it defines', () => {
    expect([...compose.errors, ...compose.warnings]).toEqual([]);
    const { services, networks, volumes, secrets } = compose.toJS();
    for (const name of Object.keys(services.auth.depends_on)) expect(services).toHaveProperty(name);
    for (const { networks: used } of Object.values<{ networks: string[] }>(services))
      for (const name of used) expect(networks).toHaveProperty(name);
    for (const name of [...services.auth.secrets, ...services.postgres.secrets])
      expect(secrets).toHaveProperty(name);
    expect(volumes).toHaveProperty('postgres');
    const { context, dockerfile } = services.auth.build;
    expect(existsSync(join(projectRoot, dirname(file), context, dockerfile))).toBe(true);
  });

  test('Dockerfile copies and starts what the project has', () => {
    const text = read('deploy/containers/Dockerfile');
    const copied = [...text.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
    const [, script = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(text) ?? [];
    for (const path of [...copied, script]) expect(existsSync(join(projectRoot, path)), path).toBe(true);
    expect(copied).toContain('auth-service');
  });
});

/* global L */
const form = document.querySelector('form');
const load = async (file) => (await fetch(file)).json();
const [{ rooms, window: frame }, { nodes, edges }] = await Promise.all([
  load('/places.json'),
  load('/graph.json'),
]);
const [west, south, east, north] = frame;
const map = L.map('map', { crs: L.CRS.Simple, minZoom: -2 }).fitBounds([
  [south, west],
  [north, east],
]);
L.imageOverlay('/plan.svg', [
  [-180, -300],
  [420, 700],
]).addTo(map);

for (const name of ['from', 'to'])
  form.elements.namedItem(name).append(...rooms.map(({ id, name }) => new Option(name, id)));
const to = new URLSearchParams(location.search).get('to');
const target = rooms.find(({ id }) => id === to);
if (target) {
  form.elements.namedItem('to').value = to;
  L.circleMarker([target.y, target.x], { radius: 8 }).addTo(map).bindTooltip(target.name);
}

const neighbours = nodes.map(() => []);
for (const [from, to, centimetres] of edges) {
  neighbours[from].push([to, centimetres]);
  neighbours[to].push([from, centimetres]);
}

/** Dijkstra with a list for a queue: the graph of one college is small. */
function findPath(starts, ends) {
  const best = new Map(starts.map((node) => [node, 0]));
  const before = new Map();
  const open = new Set(starts);
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => (best.get(a) <= best.get(b) ? a : b));
    open.delete(node);
    if (ends.includes(node)) {
      const path = [node];
      while (before.has(path[0])) path.unshift(before.get(path[0]));
      return { path, metres: best.get(node) / 100 };
    }
    for (const [next, length] of neighbours[node]) {
      const way = best.get(node) + length;
      if (way >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, way);
      before.set(next, node);
      open.add(next);
    }
  }
}

const line = L.polyline([]).addTo(map);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [a, b] = ['from', 'to'].map((name) =>
    rooms.find(({ id }) => id === form.elements.namedItem(name).value),
  );
  const found = findPath(a.nodes, b.nodes);
  if (!found) return;
  line.setLatLngs(found.path.map((node) => [nodes[node][1], nodes[node][0]]));
  map.fitBounds(line.getBounds());
  document.querySelector('[role="status"]').textContent = `${Math.round(found.metres)} m`;
});

const form = document.querySelector('form');
const field = form.elements.namedItem('q');
const list = form.querySelector('[role="listbox"]');
const answer = document.querySelector('[role="status"]');
const data = fetch('/rooms.json').then((response) => response.json());

const matching = (rooms, text) => rooms.filter((room) => room.join(' ').toLowerCase().includes(text));

field.addEventListener('input', async () => {
  const text = field.value.trim().toLowerCase();
  const found = text ? matching(await data, text).slice(0, 6) : [];
  list.replaceChildren(
    ...found.map(([number, name, floor]) => {
      const option = document.createElement('div');
      option.role = 'option';
      option.textContent = `${number} ${name}, ${floor}`;
      return option;
    }),
  );
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  history.pushState(null, '', `/?q=${encodeURIComponent(field.value)}`);
  show(field.value.trim().toLowerCase());
});

async function show(text) {
  const rooms = await data;
  const [room] = [...rooms.filter(([number]) => number.toLowerCase() === text), ...matching(rooms, text)];
  if (!room) return answer.replaceChildren(`No match for ${text}`);
  const [number, name, floor] = room;
  const link = document.createElement('a');
  link.href = `/navigate?to=room-${number}`;
  link.textContent = 'Directions';
  answer.replaceChildren(`Room ${number}, ${name}, is on the ${floor}. `, link);
}

const asked = new URLSearchParams(location.search).get('q');
if (asked) show(asked.toLowerCase());

/** Lists of nodes and edges of a building with as many rooms on each of its floors, on both sides of corridors. */
export function drawLargeLists({ floors, rooms }: { readonly floors: number; readonly rooms: number }) {
  const nodes = ['id,x,y,level,kind,name,number', 'entrance,-4,0,0,entrance,Main entrance,'];
  const edges = ['from,to,kind', 'entrance,c-0-0-0,'];
  const perSide = 50;
  for (let floor = 0; floor < floors; floor++) {
    nodes.push(`lift-${floor},-4,6,${floor},lift,,`);
    edges.push(`c-${floor}-0-0,lift-${floor},`);
    if (floor > 0) edges.push(`lift-${floor - 1},lift-${floor},lift`);
    for (let corridor = 0; corridor * 2 * perSide < rooms; corridor++) {
      const y = corridor * 20;
      if (corridor > 0) edges.push(`c-${floor}-${corridor - 1}-0,c-${floor}-${corridor}-0,`);
      for (let place = 0; place < perSide; place++) {
        const corner = `c-${floor}-${corridor}-${place}`;
        nodes.push(`${corner},${place * 5},${y},${floor},corner,,`);
        if (place > 0) edges.push(`c-${floor}-${corridor}-${place - 1},${corner},`);
        for (const side of [-1, 1]) {
          const id = `r-${floor}-${corridor}-${place}-${side}`;
          nodes.push(
            `${id},${place * 5 + 1},${y + side * 4},${floor},room,,${floor}${corridor}${place}${side > 0 ? 'A' : 'B'}`,
          );
          edges.push(`${corner},${id},`);
        }
      }
    }
  }
  return { 'nodes.csv': nodes.join('\n'), 'edges.csv': edges.join('\n') };
}

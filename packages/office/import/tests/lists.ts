/**
 * level 0          level 1
 *
 *   101  102         201
 *    |    |           |
 * E--a----b--S   S----c
 *         |
 *        103--104
 */
export const nodes = `id,x,y,level,kind,name,number
e,0,0,0,entrance,Main entrance,
a,6,0,0,,,
b,14,0,0,,,
r1,6,6,0,room,"Physics, new",101
r2,14,6,0,office,,102
r3,14,-6,0,room,,103
r4,20,-6,0,lab,,104
s0,22,0,0,stairs,,
s1,22,0,1,stairs,,
c,14,0,1,corridor,,
r5,14,6,1,room,"The ""Loft""",201
g,-20,0,outdoors,,,
`;
/** Of the nodes above. */
export const edges = `from,to,kind,one_way
e,a,,
a,b,,yes
a,r1,,
b,r2,,
b,r3,,
r3,r4,,
b,s0,,
s0,s1,stairs,
s1,c,,
c,r5,,
g,e,,
`;

/**
 * Pasted tables and lines, each with what is wanted of it: product, unit and quantity; `unknown` with the code that is named;
 * `?` for the question which column is the code; `-` for a line that orders nothing. A blank line begins another paste.
 */
export const longNumbers = `
Code;Qty => heading
40123;6 => 3 CS 6
40124;6 => unknown 40124
14473;40123 => 4 tooLarge
11322;2,5 => 5 CS 2.5
99999;3 => unknown 99999
6;40123 => unknown 6

40123;6 => 3 CS 6
40124;14 => unknown 40124
11322;2 => 5 CS 2

6\t40123 => 3 CS 6
14\t40124 => unknown 40124
2\t11322 => 5 CS 2
40\t14473 => 4 CS 40

40123 x 6 => 3 CS 6
40124 x 6 => unknown 40124
6 x 11322 => 5 CS 6
6 x 11323 => unknown 11323
3x14473 => 4 CS 3
3 x 14474 => unknown 14474

40123 6 CS => 3 CS 6
40124 6 CS => unknown 40124
6 CS 11322 => 5 CS 6
6 CS 11323 => unknown 11323
12 ea 14473 => 4 EA 12

40123 Eggs Large 15 DZ 6 => 3 CS 6
40124 Eggs Large 6 => unknown 40124
40124 Fan Model 11322 x 6 => unknown 40124
40123, 6 cs please => again 3 CS 6

40124 TOM-100 6 => unknown 40124
TOM-100 6 => 1 CS 6
TOM-101 6 => unknown TOM-101
ZZ-17 TOM-100 6 => unknown ZZ-17
ZZ-17 6 cs => unknown ZZ-17
2 ZZ-18 => unknown ZZ-18

40124;Chips 150GM x 30;6 => unknown 40124
40123;Chips 4 x 12;6 => 3 CS 6
14473;Fan Model 11322;6 => 4 CS 6
11322;TOM-100 style;6 => 5 CS 6

Description,Code,Qty => heading
Chips 150GM,40124,6 => unknown 40124
Eggs,40123,6 => 3 CS 6
Corn 12 x 4,14473,6 => 4 CS 6
Fan 11322,40125,6 => unknown 40125
TOM-100,40126,6 => unknown 40126

Qty|UOM|Code|Description => heading
6|CS|40124|Chips 150GM x 30 => unknown 40124
6|CS|40123|Eggs 15 DZ => 3 CS 6
4|EA|14473|Corn 48 x 1 => 4 off multiple
12|CS|11322|Banana => 5 CS 12

1\t40123\t6 => 3 CS 6
2\t40124\t6 => unknown 40124
3\t14473\t6 => 4 CS 6

Code Qty Unit => heading
TOM-100 2 CS => 1 CS 2
TOM-101 2 CS => unknown TOM-101
40123 2 DZ => 3 DZ 2
40124 2 DZ => unknown 40124

TOM-100\t2 => 1 CS 2
MILK-1G\t3 => 2 GA 3
4\t40123 => 3 CS 4

TOM-100;2 => 1 CS 2
ZZ-4;40123 => unknown ZZ-4
MILK-1G;3 => 2 GA 3

40123 14473 => two codes
40123\t14473 => two codes
10 40123 => 3 CS 10

Item: 40123 qty: 6 => 3 CS 6
Item: 40124 qty: 6 => unknown 40124
Item: TOM-100 qty: 2 => 1 CS 2
PR 11322 2 lb => 5 LB 2
DY-40124 2 cs => unknown DY-40124
2 cs DY-40123 Eggs => again 3 CS 2
`;

export const lettersAndDigits = `
Code;Qty => heading
B12;6 => 1 CS 6
B13;6 => unknown B13
VS150;4 => 2 CS 4
12CT;6 => 3 CS 6
QX7;4 => 4 CS 4
A1;2 => unknown A1
17;6 => unknown 17
2x4;3 => 6 CS 3

Description;Qty;Code => heading
Vitamin B12 100CT;6;B13 => unknown B13
Vitamin B12 100CT;6;B12 => 1 CS 6
Wipes 12CT;4;12CT => 3 CS 4
Lumber 2x4;4;QX7 => 4 CS 4
Chips 5LB;4;QX8 => unknown QX8

Vitamin B12 100CT x 6 => no code
17 Vitamin B12 x 6 => no code
B13 Vitamin B12 x 6 => unknown B13
B12 Vitamin x 6 => 1 CS 6
B12 6 => again 1 CS 6
VS150 6 cs => 2 CS 6
VS151 6 cs => unknown VS151
6 cs QX7 => 4 CS 6
6 cs QX8 => unknown QX8
OKRA 3 cs => 5 CS 3
3 okra => again 5 CS 3
Wipes 12CT x 4 => unknown Wipes
Lumber 2x4 x 3 => unknown Lumber
Flour 5LB 4 => unknown Flour
QX8 OKRA 3 => unknown QX8

B12\t6 => 1 CS 6
VS150\t4 => 2 CS 4
17\t6 => unknown 17
B13\t4 => unknown B13

6\tB12 => 1 CS 6
4\tVS150 => 2 CS 4
4\tVS151 => unknown VS151

6 x B12 => 1 CS 6
4 x QX8 => unknown QX8
QX7 x 4 => 4 CS 4
17 x 6 => ?

Qty Code => heading
6 B12 => 1 CS 6
4 VS151 => unknown VS151
2 QX7 => 4 CS 2

Code Description Qty => heading
B13 Vitamin B12 100CT 6 => unknown B13
VS150 Chips 150GM x 30 6 => 2 CS 6
QX7 Fan 12CT 4 => 4 CS 4
`;

export const mixedCodes = `
Code;Qty => heading
7;12 => 1 CS 12
12;7 => 2 CS 7
17;7 => unknown 17
430;7 => 3 CS 7
50321;12 => 4 CS 12
AB12;7 => 5 CS 7
AB13;7 => unknown AB13
50322;7 => unknown 50322

7\t12 => 1 CS 12
17\t12 => unknown 17
50321\t7 => 4 CS 7
AB12\t30 => 5 CS 30

12\t7 => 1 CS 12
12\t17 => unknown 17
7\t50321 => 4 CS 7
30\tAB12 => 5 CS 30

50321 7 CS => 4 CS 7
AB12 7 CS => 5 CS 7
17 AB12 7 => 5 twoNumbers

7;12 => ?
17;7 => ?

50321;7 => 4 CS 7
17;12 => unknown 17

7;50321 => 4 CS 7
12;17 => unknown 17

17 Chips AB12 x 7 => no code
AB13 Chips 50321 x 7 => unknown AB13
7 Chips 150GM X 30 => unknown Chips
50322 x 7 => unknown 50322
7 x 50321 => 4 CS 7
AB12 x 12 => 5 CS 12

17 12 7 => ?

7 Salt x 12 => 1 CS 12
7 Sea Salt x 12 => no code

50321 Beans 7 => 4 CS 7
50322 Beans 7 => unknown 50322

Description\tQty\tCode => heading
Chips 7 x 12\t7\t17 => unknown 17
Chips 12CT\t7\t430 => 3 CS 7
Fan 50321\t12\t7 => 1 CS 12
AB12 Tape\t7\t12 => 2 CS 7
Tape AB12\t7\tAB14 => unknown AB14
`;

/**
 * Pasted tables and lines, each with what is wanted of it: product, unit and quantity; `unknown` with the code that is named;
 * `?` for the question which column is the code; `-` for a line that orders nothing. A blank line begins another paste.
 */
export const shortNumbers = `
Code;Qty => heading
17;6 => unknown 17
4;3 => 4 CS 3
40;2 => 40 CS 2
6;17 => 6 CS 17
99;4 => unknown 99
5000;4 => unknown 5000
4;5000 => 4 tooLarge
;6 => no code
130;40 => 130 CS 40
131;40 => unknown 131

17 x 6 => ?

17 6 CS => ?

17;6 => ?

17,6 => ?

17|6 => ?

17\t6 => ?

4 x 3 => ?

4;3 => ?
17;6 => ?
40;2 => ?

12 EA 4 => ?

10 VS BANANA CHIPS 150GM X 30 => no code

10 BANANA CHIPS 150GM => no code

Qty,Code => heading
6,17 => unknown 17
6,4 => 4 CS 6
4,6 => 6 CS 4
40,130 => 130 CS 40
17,40 => 40 CS 17

Item\tDescription\tQty\tUOM => heading
17\tVS Banana Chips 150GM x 30\t6\tCS => unknown 17
4\tApples, Red\t6\tCS => 4 CS 6
6\tPears 4 x 40\t40\tCS => 6 CS 40
10\tTape 4 x 6\t4\tEA => 10 EA 4
130\tFan Model 40\t6\tcases => 130 CS 6
40\tPlums 6 PK\t6\tCS => 40 CS 6
18\tB12 Tablets 100CT\t4\tCS => unknown 18
\tApples, Red\t4\tCS => no code

Description|Code|Qty => heading
Chips 150GM x 30|17|6 => unknown 17
Apples 4 x 6|4|6 => 4 CS 6
Model 40|6|130 => 6 CS 130
Salt 10 KG|10|4 => 10 CS 4
B12 60CT|19|4 => unknown 19
Vitamin B12|B12|4 => B12 EA 4

Code Qty UOM => heading
17 6 CS => unknown 17
4 6 CS => 4 CS 6
6 4 CS => 6 CS 4
40 130 CS => 40 CS 130
130 40 EA => 130 EA 40
18 40 CS => unknown 18

Qty UOM Code => heading
6 CS 17 => unknown 17
6 CS 4 => 4 CS 6
4 CS 6 => 6 CS 4
40 EA 130 => 130 EA 40

Code Description Qty => heading
17 Banana Chips 150GM x 30 6 => unknown 17
4 Apples Red 6 => 4 CS 6
6 Pears 4 x 40 40 => 6 CS 40
18 Fan Model 1200 6 => unknown 18
40 Plums 6 => 40 CS 6

SKU;UOM;Qty;Price => heading
4;CS;6;41.50 => 4 CS 6
17;CS;6;41.50 => unknown 17
6;EA;40;4.00 => 6 EA 40
40;CS;4;6.00 => 40 CS 4
19;CS;10;10.00 => unknown 19

Line;Item;Qty => heading
4;17;6 => unknown 17
6;4;40 => 4 CS 40
10;6;4 => 6 CS 4
40;18;4 => unknown 18

Item;Code;Qty => heading
4;Apples;6 => 4 CS 6
6;Pears;4 => 6 CS 4
17;Chips;6 => unknown 17

Product;Qty => heading
Apples, Red;6 => 4 CS 6
Pears, Green;4 => 6 CS 4
Banana Chips 150GM x 30;4 => no code
Vitamin B12 100CT;4 => unknown Vitamin B12 100CT
4;4 => again 4 CS 4

4 => 4 missing
17 => unknown 17
6 => 6 missing
40 => 40 missing

#4 x 6 => 4 CS 6
#17 x 6 => unknown 17
#6 4 cs => 6 CS 4
#18 4 cs => unknown 18
#40: 2 ea => 40 EA 2

4 qty 6 => 4 CS 6
17 qty 6 => unknown 17
6 qty: 4 => 6 CS 4
qty 4 40 => 40 CS 4
qty 4 18 => unknown 18

4 Apples, Red x 3 => 4 CS 3
6 x Plums, Blue => 40 CS 6
17 Chips x 6 => unknown Chips
18 Apples x 4 => unknown Apples
2 cs Pears, Green => 6 CS 2
10 Pears, Green => again 6 CS 10
17 Banana Chips 150GM x 30 6 CS => no code

4;Apples, Red;6 => 4 CS 6
6;Pears, Green;4 => 6 CS 4
17;Banana Chips 150GM x 30;6 => unknown 17
40;Plums, Blue;10 => 40 CS 10

17;Banana Chips 150GM x 30;6 => ?

130;4 => ?
6;17 => ?

B12 6 => B12 EA 6
17 Vitamin B12 x 6 => no code
ZZ9 Vitamin B12 x 6 => unknown ZZ9
ZZ9 6 => unknown ZZ9
ZZ9 x 4 => unknown ZZ9
4 x ZZ9 => unknown ZZ9
ZZ99;40 => unknown ZZ99

4x6 => unknown 4x6

Code;Qty => heading
1.5;4 => unknown 1.5
-4;6 => unknown -4
4.0;6 => unknown 4.0
#4;6 => 4 CS 6
4;1.5 => again 4 CS 1.5
6;1,5 => 6 CS 1.5
="40";4 => 40 CS 4
Total;6 => -

Code;Qty;Substitute;Qty => heading
17;6;4;6 => unknown 17
4;6;6;6 => 4 CS 6

12 Main Street => -
Tel. 207-555-0142 => -
Delivery by 4 pm => -
Total 6 => -
`;

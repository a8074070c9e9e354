// fails: 01 WA, 04 WA, 08 WA, 09 WA, 10 WA, 12 WA, 15 WA, 19 WA, 21 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c;
    cin >> a >> b >> c;
    int count = 0, most = a, least = a;
    if (a > 80) count++;
    if (b > 80) count++;
    if (c > 80) count++;
    if (b > most) most = b;
    if (c > most) most = c;
    if (b < least) least = b;
    if (c < least) least = c;
    int level = 0;
    if (count == 3 || most > 150) level = 3;
    if (a < b && b < c && c - a >= 40) level = 2;
    if (count == 2) level = 1;
    cout << level << " " << most - least << endl;
    return 0;
}

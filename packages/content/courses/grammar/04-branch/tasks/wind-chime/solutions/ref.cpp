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
    else if (a < b && b < c && c - a >= 40) level = 2;
    else if (count == 2) level = 1;
    cout << level << " " << most - least << endl;
    return 0;
}

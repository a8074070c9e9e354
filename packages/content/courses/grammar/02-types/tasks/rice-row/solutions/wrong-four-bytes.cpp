// fails: 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int n, a, k;
    cin >> n >> a >> k;
    int last = a + (n - 1) * k;
    cout << last << " " << (a + last) * n / 2 << endl;
    return 0;
}

// fails: 04 WA, 05 WA, 07 WA, 10 WA, 12 WA, 13 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, i = 1;
    cin >> n;
    while (i * i <= n) i++;
    i--;
    cout << i << " " << (int)(i * i) << endl;
    return 0;
}

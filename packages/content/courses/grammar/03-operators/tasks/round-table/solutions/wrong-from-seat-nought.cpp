// fails: 01 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, a, k, b;
    cin >> n >> p >> a >> k >> b;
    long long seat = ((a * k - b) % n + n) % n;
    long long way = ((a * k - b) % n + n) % n;
    cout << seat << " " << way << endl;
    return 0;
}

// fails: 01 WA, 02 WA, 03 WA, 04 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 10 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA
#include <iostream>
using namespace std;

int main() {
    long long m, k;
    cin >> m >> k;
    long long kb = m * 1024;
    long long t = kb / k + 1;
    cout << t / 60 << " " << t % 60 << " " << kb % k << endl;
    return 0;
}

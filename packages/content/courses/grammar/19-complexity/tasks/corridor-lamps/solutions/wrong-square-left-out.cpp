// fails: 02 WA, 03 WA, 04 WA, 06 WA, 07 WA, 09 WA, 10 WA, 11 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, i = 1;
    cin >> n;
    while (i * i < n) i++;
    i--;
    cout << i << " " << i * i << endl;
    return 0;
}
